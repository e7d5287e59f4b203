import { RecordContextProvider } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { cellOf } from './cellOf.tsx'
import { cellProps } from './cellProps.ts'
import { EmptyCell } from './EmptyCell.tsx'
import type { BodyProps } from './Rows.tsx'
import styles from './Table.module.css'

/**
 * A row that nobody sees, with the longest value of each column: the columns are as wide as if all rows were
 * rendered, and stay so while one scrolls.
 */
export function Widest({ records, columns, contract, words, selectable, ...shape }: BodyProps) {
  return (
    <tr className={styles['widest']} aria-hidden>
      {selectable && <EmptyCell className={styles['tick']} />}
      {columns.map((column, index) => {
        const record = longest(records, column.source)
        if (!record) return null
        const Cell = index > 0 ? 'td' : 'th'
        return (
          <Cell key={column.source} {...cellProps(column, index, record, { contract, ...shape })}>
            <RecordContextProvider value={record}>
              {cellOf(column, record, contract, words)}
            </RecordContextProvider>
          </Cell>
        )
      })}
    </tr>
  )
}

/** The record whose value is the longest as text. */
function longest(records: readonly RaRecord[], source: string): RaRecord | undefined {
  const lengths = records.map((record) => widthOf(record[source]))
  return records[lengths.indexOf(Math.max(...lengths))]
}

/** About how wide a value is, in Latin letters: Chinese characters are twice as wide. */
function widthOf(value: unknown): number {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length + (text.match(/[\u2E80-\uFFEF]/g)?.length ?? 0)
}
