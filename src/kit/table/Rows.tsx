import { memo } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { LinkBase, RecordContextProvider, useListContext, useNavigate, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import type { Words } from '#src/kit/field/useWords.ts'
import { ValueOf } from '#src/kit/field/ValueOf.tsx'
import { isFigureColumn } from './Column.ts'
import type { Column } from './Column.ts'
import styles from './Table.module.css'
import { useRowPath } from './useRowPath.ts'

/** What the rows of a table and the cards of a phone are drawn from. */
export interface BodyProps {
  records: readonly RaRecord[]
  columns: readonly Column[]
  contract: Resource
  words: Words
  selectable: boolean
}

/** The rows of a table. A click anywhere opens the record; arrow keys move between rows. */
export function Rows({ records, ...shared }: BodyProps) {
  const { selectedIds, onToggleItem } = useListContext()
  const navigate = useNavigate()
  const pathOf = useRowPath()
  const nameOf = useLocalName()
  const translate = useTranslate()
  const select = translate('ra.action.select_row')
  const tickLabel = (name: string) => translate('atrium.labelled', { label: select, name })
  const openRow = (event: MouseEvent<HTMLElement>) => {
    const path = rowOf(event.target)?.dataset['path']
    if (path !== undefined && !isOwnClick(event)) navigate(path)
  }
  return (
    // Only a shorter way: each row has its link for keyboards and screen readers.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody onClick={openRow} onKeyDown={moveBetweenRows}>
      {records.map((record) => (
        <Row
          key={record.id}
          record={record}
          path={pathOf(record.id)}
          isTicked={selectedIds.includes(record.id)}
          tickLabel={shared.selectable ? tickLabel(nameOf(record)) : ''}
          onTick={onToggleItem}
          {...shared}
        />
      ))}
    </tbody>
  )
}

interface RowProps extends Omit<BodyProps, 'records'> {
  record: RaRecord
  path: string | undefined
  isTicked: boolean
  tickLabel: string
  onTick: (id: RaRecord['id']) => void
}

const Row = memo(function Row({ record, path, isTicked, tickLabel, onTick, ...shared }: RowProps) {
  const { columns, contract, words, selectable } = shared
  return (
    <RecordContextProvider value={record}>
      <tr data-path={path} data-ticked={isTicked || undefined}>
        {selectable && (
          <td className={styles['tick']}>
            <input
              type="checkbox"
              aria-label={tickLabel}
              checked={isTicked}
              onChange={() => onTick(record.id)}
            />
          </td>
        )}
        {columns.map((column, index) => {
          const content = cellOf(column, record, contract, words)
          if (index > 0) {
            return (
              <td
                key={column.source}
                data-align={isFigureColumn(column, contract) ? 'end' : undefined}
                data-long={isLong(record[column.source])}
                data-grows={column.grows}
              >
                {content}
              </td>
            )
          }
          return (
            <th
              key={column.source}
              scope="row"
              data-grows={column.grows}
              title={column.grows && textIn(record[column.source])}
            >
              {path === undefined ? content : <LinkBase to={path}>{content}</LinkBase>}
            </th>
          )
        })}
      </tr>
    </RecordContextProvider>
  )
})

/** What a cell shows: the column's own drawing, else the value by its contract kind. */
export function cellOf(column: Column, record: RaRecord, contract: Resource, words: Words) {
  if (column.render) return column.render(record as Parameters<typeof column.render>[0])
  const field = contract.fields[column.source]
  if (!field) throw new Error(`The resource "${contract.name}" has no field "${column.source}"`)
  return (
    <ValueOf
      field={field}
      source={column.source}
      value={record[column.source]}
      words={words}
      tones={column.tones}
      format={column.format}
    />
  )
}

/** Chinese letters are twice as wide, and such a text twice as long. */
const isLong = (value: unknown): true | undefined =>
  (typeof value === 'string' && value.length > 20) || undefined

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-path]') : null

/** A link, button or tick box inside the row acts for itself; a click that ends a text selection opens nothing. */
function isOwnClick(event: MouseEvent<HTMLElement>): boolean {
  const inner =
    event.target instanceof Element && event.target.closest('a, button, input, label, [role=button]')
  const hasSelection = (globalThis.getSelection()?.toString() ?? '') !== ''
  return Boolean(inner) || hasSelection || event.metaKey || event.ctrlKey || event.shiftKey
}

function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const row = event.target instanceof Element ? event.target.closest('tr') : null
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
  const link = next?.querySelector<HTMLElement>('th a')
  if (!link) return
  event.preventDefault()
  link.focus()
}
