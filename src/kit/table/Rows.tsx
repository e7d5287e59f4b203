import { useContext } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useNavigate, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import type { Words } from '#src/kit/field/useWords.ts'
import { SelectionContext } from '#src/kit/selection/selection.ts'
import type { Column } from './Column.ts'
import { Row } from './Row.tsx'
import { isSum } from './sums.ts'
import type { Look } from './useLook.ts'
import { useRowPath } from './useRowPath.ts'
import { useTicking } from './useTicking.ts'

/** What the rows of a table and the cards of a phone are drawn from. */
export interface BodyProps {
  records: readonly RaRecord[]
  columns: readonly Column[]
  contract: Resource
  words: Words
  selectable: boolean
  /** Pixels, of the columns that the person gave a width. */
  widths: Readonly<Record<string, number>>
  /** How many columns stay in sight. */
  frozen: number
  /** At the end of each row. */
  rowActions: ((record: RaRecord) => ReactNode) | undefined
}

/**
 * The rows of a table. A click anywhere opens the record; where there is a preview the first click and the space key
 * open that. Arrow keys move between rows, and the look with them.
 */
export function Rows({ records, look, ...shared }: BodyProps & { look: Look | null }) {
  const selection = useContext(SelectionContext)
  const navigate = useNavigate()
  const pathOf = useRowPath()
  const nameOf = useLocalName()
  const translate = useTranslate()
  const tick = useTicking(records)
  const select = translate('ra.action.select_row')
  const tickLabel = (name: string) => translate('atrium.labelled', { label: select, name })
  const openRow = (event: MouseEvent<HTMLElement>) => {
    const row = rowOf(event.target)
    if (!row || isOwnClick(event)) return
    const { path, id } = row.dataset
    if (look && id !== undefined && id !== look.id && event.detail < 2) {
      look.show(id)
      focusRow(row)
    } else if (path !== undefined) navigate(path)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowOf(event.target)
    const id = row?.dataset['id']
    if (look && id !== undefined && event.key === ' ' && isOfRow(event.target)) {
      event.preventDefault()
      look.show(id)
    } else {
      const next = moveBetweenRows(event, row)
      if (next !== undefined && typeof look?.id === 'string') look.show(next)
    }
  }
  return (
    // Only a shorter way: each row has its link for keyboards and screen readers.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody onClick={openRow} onKeyDown={onKeyDown}>
      {records.map((record) => {
        const isRecord = !isSum(record, shared.columns)
        return (
          <Row
            key={record.id}
            record={record}
            isRecord={isRecord}
            path={isRecord ? pathOf(record.id) : undefined}
            isTicked={isRecord && (selection?.isTicked(record.id) ?? false)}
            isLooked={look?.id === String(record.id)}
            onLook={isRecord ? look?.show : undefined}
            tickLabel={shared.selectable ? tickLabel(nameOf(record)) : ''}
            onTick={tick}
            {...shared}
          />
        )
      })}
    </tbody>
  )
}

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('tr[data-id]') : null

/** Whether it is what names the row, and not a control in it. */
const isOfRow = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('th[scope=row] > *')

const focusRow = (row: Element): void =>
  row.querySelector<HTMLElement>('th[scope=row] > :is(a, button)')?.focus({ preventScroll: true })

/** A link, button or tick box inside the row acts for itself; a click that ends a text selection opens nothing. */
function isOwnClick(event: MouseEvent<HTMLElement>): boolean {
  const inner =
    event.target instanceof Element && event.target.closest('a, button, input, label, [role=button]')
  // A double click selects the word under it, and means to open.
  const hasSelection = event.detail < 2 && (globalThis.getSelection()?.toString() ?? '') !== ''
  return Boolean(inner) || hasSelection || event.metaKey || event.ctrlKey || event.shiftKey
}

/** The id of the row that has the focus now. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>, row: HTMLElement | null): string | undefined {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return undefined
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
  const link = next?.querySelector<HTMLElement>('th[scope=row] > :is(a, button)')
  if (!next || !link) return undefined
  event.preventDefault()
  link.focus()
  return rowOf(next)?.dataset['id']
}
