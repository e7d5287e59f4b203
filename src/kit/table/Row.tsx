import { memo } from 'react'
import { LinkBase, RecordContextProvider } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { cellOf } from './cellOf.tsx'
import { cellProps } from './cellProps.ts'
import { EmptyCell } from './EmptyCell.tsx'
import type { BodyProps } from './Rows.tsx'
import styles from './Table.module.css'
import { TickBox } from './TickBox.tsx'

interface RowProps extends Omit<BodyProps, 'records'> {
  record: RaRecord
  /** Its place in the table, from 1, if not all rows are rendered. */
  place: number | undefined
  /** False for the row of totals. */
  isRecord: boolean
  path: string | undefined
  isTicked: boolean
  isLooked: boolean
  /** Opens the preview, if there is one. */
  onLook: ((id: string) => void) | undefined
  tickLabel: string
  onTick: (id: RaRecord['id'], isRange: boolean) => void
}

/** One row: the first cell has its name and links to its record. */
export const Row = memo(function Row({ record, path, isTicked, tickLabel, onTick, ...shared }: RowProps) {
  const { columns, contract, words, selectable, widths, rowActions, isRecord, isLooked, onLook } = shared
  return (
    <RecordContextProvider value={record}>
      <tr
        data-id={isRecord ? record.id : undefined}
        data-total={!isRecord || undefined}
        data-path={path}
        data-looks={onLook && true}
        data-ticked={isTicked || undefined}
        aria-current={isLooked || undefined}
        aria-rowindex={shared.place}
      >
        {selectable && (
          <td className={styles['tick']}>
            {isRecord && (
              <TickBox label={tickLabel} isTicked={isTicked} onTick={(range) => onTick(record.id, range)} />
            )}
          </td>
        )}
        {columns.map((column, index) => {
          const { source, grows } = column
          const content = cellOf(column, record, contract, words)
          const look = cellProps(column, index, record, shared)
          if (index > 0) {
            return (
              <td key={source} {...look}>
                {content}
              </td>
            )
          }
          return (
            <th
              key={source}
              {...look}
              scope="row"
              title={grows || look['data-sized'] ? textIn(record[source]) : undefined}
            >
              {path !== undefined ? (
                <LinkBase to={path}>{content}</LinkBase>
              ) : onLook ? (
                <button type="button" className="text-start" onClick={() => onLook(String(record.id))}>
                  {content}
                </button>
              ) : (
                content
              )}
            </th>
          )
        })}
        {Object.keys(widths).length > 0 && <EmptyCell className={styles['filler']} />}
        {rowActions && <td className={styles['acts']}>{isRecord && rowActions(record)}</td>}
      </tr>
    </RecordContextProvider>
  )
})

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
