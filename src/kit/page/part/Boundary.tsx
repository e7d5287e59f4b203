import { Component, type ReactNode } from 'react'
// Outside of every area: its texts are the console's own.
import { useTranslate } from 'react-admin'
import styles from './Boundary.module.css'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import type { Registry } from '#src/kit/base/registry/registryContext.ts'
import { useRetryOnline } from '#src/kit/base/call/useRetryOnline.ts'

interface Props {
  /** The plugin that the part belongs to. */
  readonly plugin: Pick<Plugin, 'id' | 'version'>
  /** Which part: a route, a resource and screen, a card. */
  readonly contribution: string
  /** Called before the part is rendered again. */
  readonly onRetry?: () => void
  /** Called for each failure. */
  readonly onFault?: Registry['onFault'] | undefined
  /** A change resets the boundary: the user went to another page. */
  readonly resetKey?: string
  readonly children: ReactNode
}

/**
 * Error boundary for one part of a plugin: names the plugin and the part, and offers a retry. It does not
 * catch errors in event handlers.
 */
export class Boundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    // Anything can be thrown, even null.
    return { error: error ?? new Error(String(error)) }
  }

  override componentDidCatch(error: unknown): void {
    const { plugin, contribution, onFault } = this.props
    onFault?.({ plugin, contribution, error })
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (resetKey !== this.props.resetKey && this.state.error !== null) this.retry()
  }

  retry = (): void => {
    this.props.onRetry?.()
    this.setState({ error: null })
  }

  override render(): ReactNode {
    const { plugin, contribution, children } = this.props
    if (this.state.error === null) return children
    return (
      <Failure plugin={plugin} contribution={contribution} error={this.state.error} onRetry={this.retry} />
    )
  }
}

const Failure = ({ plugin, contribution, error, onRetry }: FailureProps) => {
  const translate = useTranslate()
  // A part whose code could not be fetched.
  useRetryOnline(onRetry)
  const title = translate('atrium.boundary.title', {
    plugin: plugin.id,
    version: plugin.version ?? '',
    contribution,
  })
  return (
    <div role="alert" className={styles.failure}>
      <p className="ink strong">{title}</p>
      <p>{translate('atrium.boundary.text')}</p>
      <details>
        <summary>{translate('atrium.boundary.details')}</summary>
        <pre>{String(error)}</pre>
      </details>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {translate('atrium.boundary.retry')}
      </button>
    </div>
  )
}

interface FailureProps extends Pick<Props, 'plugin' | 'contribution'> {
  readonly error: unknown
  readonly onRetry: () => void
}
