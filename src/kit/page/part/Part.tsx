import { Suspense, useState, type ReactNode } from 'react'
import type { Rule } from '#contract/access.ts'
import { watchedEvents } from './actingPart.ts'
import styles from './Boundary.module.css'
import { Boundary } from './Boundary.tsx'
import { contentOf, type PartSource } from './partContent.ts'
import { MountContext } from '#src/kit/base/text/mounted.ts'
import { useRegistry } from '#src/kit/base/registry/registryContext.ts'
import { useCan } from '#src/kit/base/person/subject.ts'

interface PartProps<Props extends object> extends PartSource {
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
      onRetry={() => setContent(find)}
      onFault={registry.onFault}
    >
      <div className={styles['part']} {...watchedEvents({ plugin, contribution })}>
        <MountContext value={plugin.mount}>
          <Suspense fallback={fallback}>
            <Content {...props} />
          </Suspense>
        </MountContext>
      </div>
    </Boundary>
  )
}
