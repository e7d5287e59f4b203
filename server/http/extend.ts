import type { Extension } from '#contract/extension.ts'
import { extended } from '#contract/extension.ts'
import type { Fields } from '#contract/resource.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Done, ServedResource } from '#server/engine/hooks.ts'
import type { Context } from '#server/engine/context.ts'
import { text, type LocalText } from '#contract/localText.ts'
import type { RecordTexts } from '#server/base/recordTexts.ts'

/** What the server does for an extension. */
export interface ServerExtension<F extends Fields = Fields> extends Extension<F> {
  /**
   * The SQL of each field, and of the other names that a condition can use; the row has the name of its
   * table.
   */
  readonly derived: Readonly<Record<keyof F & string, DerivedSql>> & Readonly<Record<string, DerivedSql>>
  /** The names of the fields and of their choices, for files and for the API's documentation. */
  readonly words: Pick<RecordTexts, 'choices' | 'kinds'> & {
    readonly fields: Readonly<Record<keyof F & string, LocalText>>
  }
  /**
   * Refuses changes, after the resource's own `guard` has accepted them. It cannot permit what that guard
   * refuses.
   */
  readonly guard?: Hook
  /**
   * Does follow-up work for stored changes, after the resource's own `afterChange`. An exception rolls them
   * back.
   */
  readonly afterChange?: Hook
}

type DerivedSql = (context: Context) => Sql
type Hook = (inside: Context, changes: readonly Done[]) => Promise<unknown>

/** Declares the server's part of an extension: `extend: [extend(storeLots, { derived, words })]`. */
export const extend = <F extends Fields>(
  declared: Extension<F>,
  given: Omit<ServerExtension<NoInfer<F>>, keyof Extension>,
): ServerExtension<F> => ({ ...declared, ...given })

/** A resource as the engine serves it, with what its extensions add. */
export function extendedResource(
  noun: ServedResource,
  extensions: readonly ServerExtension[],
): ServedResource {
  const own = extensions.filter(({ of }) => of === noun.name)
  if (own.length === 0) return noun
  const hooks = [noun.hooks ?? {}, ...own]
  return {
    ...extended(noun, own),
    texts: withAdded(noun, own),
    hooks: {
      ...noun.hooks,
      derived: Object.assign({}, ...hooks.map(({ derived }) => derived).toReversed()),
      guard: inTurn(hooks.map(({ guard }) => guard)),
      afterChange: inTurn(hooks.map(({ afterChange }) => afterChange)),
    },
  }
}

/** Every hook runs, and the first that throws ends the change. */
const inTurn =
  (hooks: readonly (Hook | undefined)[]) =>
  async (...given: Parameters<Hook>): Promise<void> => {
    for (const hook of hooks) await hook?.(...given)
  }

/** The texts of a resource, including those of the fields that plugins add to it. */
function withAdded({ name, texts }: ServedResource, added: readonly ServerExtension[]): RecordTexts {
  const all = [...added.map(({ words }) => words), ...(texts ? [texts] : [])]
  return {
    ...texts,
    title: texts?.title ?? text(name, name, name),
    fields: Object.assign({}, ...all.map(({ fields }) => fields)),
    choices: Object.assign({}, ...all.map(({ choices }) => choices)),
    kinds: Object.assign({}, ...all.map(({ kinds }) => kinds)),
  }
}
