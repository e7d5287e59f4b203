import type { Context } from '#server/engine/context.ts'
import { declared } from '#server/base/declared.ts'
import type { Dependent } from '#server/base/inNeedOrder.ts'
import { areasOn } from '#server/services/pluginsOff.ts'
import type { TodoKind, TodoSource } from './todo.ts'

/** The areas with to-dos. */
export const todoAreas = declared<Dependent & { readonly todos?: readonly TodoSource[] }>()

/** The to-dos of the areas that are not switched off for this person. */
export const todoSources = async (context: Pick<Context, 'db' | 'who'>): Promise<readonly TodoSource[]> =>
  (await areasOn(todoAreas.all(), context)).flatMap(({ todos = [] }) => todos)

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
