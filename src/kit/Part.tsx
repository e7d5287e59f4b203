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
  /** What it is called where it fails: a route, a resource and its screen, a slot and its extension. */
  readonly contribution: string
  /** What it fetches is looked at: nothing promises a component but the compiler of whoever wrote it. */
  readonly load: Loader
  /** Who may see it; no rule, no way in. */
  readonly can: Rule | undefined
  /** Stands in its place for those who may not see it; nothing of it is fetched then. */
  readonly refused: ReactNode
  /** What it is handed. */
  readonly props: Props
  /** Stands in its place until it has come. */
  readonly fallback: ReactNode
  /** A change of it tries again: somebody went elsewhere. */
  readonly resetKey?: string
}

/**
 * A part of a plugin, a screen or n extension: refused before anything of it is fetched, fetched when it is drawn, its texts
 * along with it, and alone in its failures, a missing chunk included. Give it a key: two parts at one place in the tree
 * are not one.
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

/** By console and loader, so that a part one comes back to is drawn at once. What did not come is asked for again. */
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
        if (!isComponent(content)) throw new TypeError(`${contribution} exports no component`)
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
 * A function, or what memo, forwardRef and lazy make; an element is none. What props it asks for was checked by the
 * compiler where it was declared.
 */
export const isComponent = (content: unknown): content is ComponentType<object> =>
  typeof content === 'function' ||
  (typeof content === 'object' && content !== null && '$$typeof' in content && !isValidElement(content))
