import { Component, type ReactNode } from 'react'
import { Failed } from '#src/layout/pages/Failed.tsx'

/** Says that the console failed as a whole, and renders it again when the user wants that. */
export class ShellBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    // Anything can be thrown, even null.
    return { error: error ?? new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === null ? (
      this.props.children
    ) : (
      <Failed error={error} onRetry={() => this.setState({ error: null })} />
    )
  }
}
