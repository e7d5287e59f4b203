import { tellsSomebody } from '#contract/lifecycle.ts'
import type { Words } from '#contract/words.ts'
import type { ServedResource } from '#server/engine/hooks.ts'
import type { TodoSource } from '#server/services/todos/todo.ts'
import { tellOfStep } from '#server/services/todos/tellOfStep.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { extendedResource } from '#server/http/extend.ts'
import { recordTexts } from './recordTexts.ts'

/** Every resource by the name that references use, with the hooks of its area and what other areas add. */
export function resourcesOf(plugins: readonly ServerPlugin[]): ReadonlyMap<string, ServedResource> {
  const extensions = plugins.flatMap(({ extend = [] }) => extend)
  const own = plugins.flatMap(({ resources = [], hooks = {}, words = [], sheets = {}, todos = [] }) =>
    resources.map((resource) => {
      const named = words.find((one) => one.resource === resource.name)
      const source = todos.find((one) => one.resource.name === resource.name)
      return {
        ...resource,
        hooks: hooks[resource.name],
        ...(source && tellsSomebody(resource) && { tell: tellingOf(source, named) }),
        texts: recordTexts(resource, named, sheets[resource.name]),
      }
    }),
  )
  return new Map(own.map((noun) => [noun.name, extendedResource(noun, extensions)]))
}

const tellingOf =
  (source: TodoSource, words: Words | undefined): ServedResource['tell'] =>
  (inside, records, done) =>
    tellOfStep({ source, words }, inside, { ...done, records })
