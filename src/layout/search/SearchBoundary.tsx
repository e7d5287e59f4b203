import { Component, type ReactNode } from 'react'
import { useNotify } from '#src/kit/base/text/useNotify.ts'

/** Closes the search with a message if it cannot be loaded or fails; the page stays. */
export const SearchBoundary = ({ onFailure, children }: { onFailure: () => void; children: ReactNode }) => {
  const notify = useNotify()
  return (
    <Catch
      onFailure={() => {
        onFailure()
        notify('atrium.search.broken', { type: 'error' })
      }}
    >
      {children}
    </Catch>
  )
}

class Catch extends Component<{ onFailure: () => void; children: ReactNode }, { isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailure()
  }

  override render() {
    return this.state.isFailed ? null : this.props.children
  }
}
