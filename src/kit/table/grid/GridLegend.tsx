import { memo } from 'react'
import styles from './EditableGrid.module.css'
import type { GridRow, GridTone } from './GridRow.ts'

/** Says what the tints of the cells mean; nothing if no cell is marked. */
export const GridLegend = memo(function GridLegend({ rows }: { readonly rows: readonly GridRow[] }) {
  const marks = marksIn(rows)
  if (marks.size === 0) return null
  return (
    <ul className={styles['legend']}>
      {[...marks].map(([tone, texts]) => (
        <li className="row gap-6" key={tone} data-marked={tone}>
          {[...texts].join(' / ')}
        </li>
      ))}
    </ul>
  )
})

/** What the marked cells are, by their tint. */
function marksIn(rows: readonly GridRow[]): ReadonlyMap<GridTone, ReadonlySet<string>> {
  const marks = new Map<GridTone, Set<string>>()
  for (const { cells } of rows)
    for (const { mark, tone = 'amber' } of Object.values(cells))
      if (mark !== undefined) marks.set(tone, (marks.get(tone) ?? new Set()).add(mark))
  return marks
}
