import type { Needing } from '#server/base/inNeedOrder.ts'
import type { Context } from '#server/engine/context.ts'
import { isOff, readPluginsOff } from '#server/services/pluginsOff.ts'
import type { TodoKind, TodoSource } from './todo.ts'

/** As much of a plugin as its to-dos need. */
type Owner = Needing & { readonly todos?: readonly TodoSource[] }

// The loaded areas determine which to-dos exist, as with reports.
const catalogue = new Map<string, Owner>()

/** Registers the to-dos of an area. The loader of the areas calls it once for each. */
export function defineTodos(owner: Owner): void {
  catalogue.set(owner.id, owner)
}

/** The to-dos of the areas that are not switched off for this person. */
export async function todoSources({ db, who }: Pick<Context, 'db' | 'who'>): Promise<readonly TodoSource[]> {
  const owners = [...catalogue.values()]
  const rules = await readPluginsOff(db)
  const caller = { site: who.site, roles: [] }
  return owners
    .filter(({ id, todos = [] }) => todos.length > 0 && !isOff(id, owners, { who: caller, rules }))
    .flatMap(({ todos = [] }) => todos)
}

/** A kind of to-do and its source; undefined if there is none with this id. */
export async function todoKind(
  context: Pick<Context, 'db' | 'who'>,
  id: string,
): Promise<{ readonly kind: TodoKind; readonly source: TodoSource } | undefined> {
  for (const source of await todoSources(context)) {
    const kind = source.kinds.find((one) => one.id === id)
    if (kind) return { kind, source }
  }
  return undefined
}
