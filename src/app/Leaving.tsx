import { Component, type ReactNode } from 'react'

interface Props {
  /** The current location. */
  readonly at: string
  readonly children: ReactNode
}

/**
 * Keeps the console alive if a screen throws while it unmounts: the screen's own boundary unmounts with it,
 * so the error reaches the next boundary above. The new page is rendered again. An error that occurs again at
 * the same location has another cause and is passed on.
 */
export class Leaving extends Component<Props, { error: unknown; triedAt: string | null }> {
  override state: { error: unknown; triedAt: string | null } = { error: null, triedAt: null }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    // Anything can be thrown, even null.
    return { error: error ?? new Error(String(error)) }
  }

  override componentDidCatch(): void {
    this.setState({ error: null, triedAt: this.props.at })
  }

  override render(): ReactNode {
    const { error, triedAt } = this.state
    if (error === null) return this.props.children
    if (triedAt === this.props.at) throw error
    return null
  }
}
