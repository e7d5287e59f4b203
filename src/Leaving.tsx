import { Component, type ReactNode } from 'react'

interface Props {
  /** Where one is. */
  readonly at: string
  readonly children: ReactNode
}

/**
 * Keeps the console standing when a screen throws while it is left: the screen's own boundary leaves with it, so the next
 * one above is asked. The page one has come to is drawn anew. What fails a second time at one place is not about leaving,
 * and goes on upwards.
 */
export class Leaving extends Component<Props, { error: unknown; triedAt: string | null }> {
  override state: { error: unknown; triedAt: string | null } = { error: null, triedAt: null }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    // Anything can be thrown, null too.
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
