import { askable } from '#server/engine/columns.ts'
import type { PluginProblem } from '#server/base/pluginProblem.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import type { TodoKind, TodoSource } from '#server/services/todos/todo.ts'

/** Finds to-dos that name what their resource does not have, or that nobody could ever do. */
export function todoProblems({ id: plugin, todos = [] }: ServerPlugin): PluginProblem[] {
  const ids = todos.flatMap(({ kinds }) => kinds.map((kind) => kind.id))
  return todos
    .flatMap((source, i) => [
      ...fieldsOf(source).flatMap(([place, name]) =>
        Object.hasOwn(source.resource.fields, name)
          ? []
          : [problem(plugin, `todos.${i}.${place}`, `${source.resource.name} has no field ${name}.`)],
      ),
      ...source.kinds.flatMap((kind, at) =>
        kindFaults(plugin, source, kind).map((sentence) =>
          problem(plugin, `todos.${i}.kinds.${at}`, sentence),
        ),
      ),
    ])
    .concat(
      ids
        .filter((id, at) => ids.indexOf(id) < at)
        .map((id) => problem(plugin, 'todos', `${id} is there twice.`)),
    )
}

const problem = (plugin: string, place: string, sentence: string): PluginProblem => ({
  plugin,
  place,
  sentence,
})

/** The names of fields of the record, with their places. */
const fieldsOf = ({ title, starter, kinds }: TodoSource): [place: string, name: string][] => [
  ...title.flatMap((part, at): [string, string][] =>
    typeof part === 'string' ? [[`title.${at}`, part]] : [],
  ),
  ...(starter === undefined ? [] : [['starter', starter] as [string, string]]),
  ...kinds.flatMap(({ holder, since, due, done, not = [] }, at) =>
    [holder, since, due, done?.by, done?.at, ...not].flatMap((name): [string, string][] =>
      name === undefined ? [] : [[`kinds.${at}`, name]],
    ),
  ),
]

function kindFaults(plugin: string, { resource }: TodoSource, kind: TodoKind): string[] {
  const { id, steps = [], can, when = {}, transfer } = kind
  const known = Object.keys(resource.lifecycle?.steps ?? {})
  const unknown = [...steps, ...(transfer ? [transfer.step] : [])].filter((name) => !known.includes(name))
  const fields = askable(resource)
  return [
    ...(id.startsWith(`${plugin}.`) ? [] : [`${id} must begin with ${plugin} and a dot.`]),
    ...unknown.map((name) => `${resource.name} has no step ${name}.`),
    ...(steps.length === 0 && can === undefined
      ? [`${id} names neither steps nor can, so it would wait for everybody.`]
      : []),
    ...Object.keys(when)
      .filter((name) => !name.startsWith('$') && !Object.hasOwn(fields, name))
      .map((name) => `${resource.name} has no field ${name}.`),
  ]
}
