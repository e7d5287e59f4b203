import { isValidElement, lazy, type ComponentType } from 'react'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import type { Registry } from '#src/kit/base/registry/registryContext.ts'

/** What of a part is fetched: its code, and the texts of its plugin. */
export interface PartSource {
  readonly plugin: Plugin
  /** Its name in error messages: a route, a resource and its screen, a slot and its extension. */
  readonly contribution: string
  /** Fetches the part. The result is checked, because only the author's compiler guarantees a component. */
  readonly load: () => Promise<unknown>
}

/** The component of a part, which suspends until the part is loaded. Failed loads are retried. */
export function contentOf(
  source: PartSource,
  registry: Registry,
  loading?: PartModule,
): ComponentType<object> {
  const { load } = source
  const here = (registry.contents ??= new WeakMap())
  const made =
    here.get(load) ??
    lazy(async () => {
      try {
        return await (loading ?? loadContent(source, registry))
      } catch (error) {
        here.delete(load)
        throw error
      }
    })
  here.set(load, made)
  return made
}

/**
 * Loads a part before it is rendered: it then renders without suspending. Rejects if it cannot be loaded; rendering it
 * then shows that.
 */
export async function openPart(source: PartSource, registry: Registry): Promise<void> {
  const here = (registry.contents ??= new WeakMap())
  if (here.has(source.load)) return
  const loading = loadContent(source, registry)
  // For a part that is rendered before it is loaded.
  contentOf(source, registry, loading)
  here.set(source.load, (await loading).default)
}

/**
 * A function, or a result of memo, forwardRef or lazy, but not an element. The compiler checked its props
 * where it was declared.
 */
export const isComponent = (content: unknown): content is ComponentType<object> =>
  typeof content === 'function' ||
  (typeof content === 'object' && content !== null && '$$typeof' in content && !isValidElement(content))

type PartModule = Promise<{ default: ComponentType<object> }>

async function loadContent(
  { plugin, contribution, load }: PartSource,
  { loadMessages }: Registry,
): PartModule {
  const [content] = await Promise.all([load(), loadMessages(plugin)])
  if (!isComponent(content)) throw new TypeError(`${contribution} does not export a component`)
  return { default: content }
}
