import { Component, type ReactNode } from 'react'
import type { Owned } from '#src/kit/compose.ts'
import { noValue } from '#src/kit/field/formatNumber.ts'
import type { Fill } from '#src/kit/slot.ts'
import type { Column } from '#src/kit/table/Column.ts'

/** The column with each cell alone in its failures: a list shows the rest, and what failed says whose it was. */
export function boundColumn(column: Column, fill: Owned<Fill>): Column {
  const { render } = column
  if (!render) return column
  const name = `${fill.plugin.id}: ${fill.slot} ${column.source}`
  return {
    ...column,
    render: (record) => (
      <CellBoundary name={name}>
        <Cell draw={() => render(record)} />
      </CellBoundary>
    ),
  }
}

/** A component, so that the boundary round it catches what the drawing throws. */
const Cell = ({ draw }: { draw: () => ReactNode }) => draw()

class CellBoundary extends Component<{ name: string; children: ReactNode }, { isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError = () => ({ isFailed: true })

  override componentDidCatch(error: unknown): void {
    console.error(`${this.props.name} could not be drawn:`, error)
  }

  override render(): ReactNode {
    return this.state.isFailed ? noValue : this.props.children
  }
}
