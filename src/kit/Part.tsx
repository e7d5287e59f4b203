import { isValidElement, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import type { Rule } from '#contract/access.ts'
import { watchedEvents } from './actingPart.ts'
import styles from './Boundary.module.css'
import { Boundary } from './Boundary.tsx'
import type { Plugin } from './definePlugin.ts'
import { useRegistry, type Registry } from './registryContext.ts'
import { useCan } from './subject.ts'

interface PartProps<Props extends object> {
  readonly plugin: Plugin
  /** Its name in error messages: a route, a resource and its screen, a slot and its extension. */
  readonly contribution: string
  /** Fetches the part. The result is checked, because only the author's compiler guarantees a component. */
  readonly load: Loader
  /** Who may see it; without a rule nobody may. */
  readonly can: Rule | undefined
  /** Shown instead to users without access; the part is not fetched then. */
  readonly refused: ReactNode
  /** Its props. */
  readonly props: Props
  /** Shown while it loads. */
  readonly fallback: ReactNode
  /** A change resets the boundary: the user went to another page. */
  readonly resetKey?: string
}

/**
 * A part of a plugin: a screen or an extension. It checks access before it fetches anything, loads the part
 * and its texts when it is rendered, and contains its failures, including a missing chunk. Give it a key,
 * because two parts at the same place in the tree must not share state.
 */
export const Part = <Props extends object>({ can, refused, ...part }: PartProps<Props>) =>
  useCan(can) ? <Permitted {...part} /> : refused

function Permitted<Props extends object>({
  plugin,
  contribution,
  load,
  props,
  fallback,
  resetKey = '',
}: Omit<PartProps<Props>, 'can' | 'refused'>) {
  const registry = useRegistry()
  const find = () => contentOf({ plugin, contribution, load }, registry)
  const [Content, setContent] = useState(find)
  return (
    <Boundary
      plugin={plugin}
      contribution={contribution}
      resetKey={resetKey}
      onRetry={() => setContent(find())}
      onFault={registry.onFault}
    >
      <div className={styles['part']} {...watchedEvents({ plugin, contribution })}>
        <Suspense fallback={fallback}>
          <Content {...props} />
        </Suspense>
      </div>
    </Boundary>
  )
}

type Loader = () => Promise<unknown>

/**
 * By console and loader, so that a part is rendered immediately when the user returns. Failed loads are
 * retried.
 */
const contents = new WeakMap<Registry['loadMessages'], WeakMap<Loader, ComponentType<object>>>()

function contentOf(
  { plugin, contribution, load }: Pick<PartProps<object>, 'plugin' | 'contribution' | 'load'>,
  { loadMessages }: Registry,
): ComponentType<object> {
  const here = contents.get(loadMessages) ?? new WeakMap<Loader, ComponentType<object>>()
  contents.set(loadMessages, here)
  const made =
    here.get(load) ??
    lazy(async () => {
      try {
        const [content] = await Promise.all([load(), loadMessages(plugin)])
        if (!isComponent(content)) throw new TypeError(`${contribution} does not export a component`)
        return { default: content }
      } catch (error) {
        here.delete(load)
        throw error
      }
    })
  here.set(load, made)
  return made
}

/**
 * A function, or a result of memo, forwardRef or lazy, but not an element. The compiler checked its props
 * where it was declared.
 */
export const isComponent = (content: unknown): content is ComponentType<object> =>
  typeof content === 'function' ||
  (typeof content === 'object' && content !== null && '$$typeof' in content && !isValidElement(content))
