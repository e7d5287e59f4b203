import { Component, type ReactNode } from 'react'
import type { OwnedPart } from '#src/kit/base/registry/compose.ts'
import { noValue } from '#src/kit/value/field/formatNumber.ts'
import type { Registry } from '#src/kit/base/registry/registryContext.ts'
import type { SlotExtension } from '#src/kit/base/plugin/slot.ts'
import type { Column } from '#src/kit/base/resource/Column.ts'

/**
 * Wraps each cell of the column in an error boundary: the list shows the rest, and the failed cell names its
 * plugin.
 */
export function boundColumn(
  column: Column,
  extension: OwnedPart<SlotExtension>,
  onFault: Registry['onFault'],
): Column {
  const { render } = column
  if (!render) return column
  const { plugin, slot } = extension
  const onError = (error: unknown) => onFault?.({ plugin, contribution: `${slot} ${column.source}`, error })
  return {
    ...column,
    render: (record, shown) => (
      <CellBoundary onError={onError}>
        <Cell draw={() => render(record, shown)} />
      </CellBoundary>
    ),
  }
}

/** A component, so that the boundary around it catches errors while rendering. */
const Cell = ({ draw }: { draw: () => ReactNode }) => draw()

interface CellBoundaryProps {
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

class CellBoundary extends Component<CellBoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError = () => ({ isFailed: true })

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.isFailed ? noValue : this.props.children
  }
}
