import { useContext, useRef } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import type { Words } from '#src/kit/value/field/useWords.ts'
import { SelectionContext } from '#src/kit/table/selection/selection.ts'
import { Row } from './Row.tsx'
import { isSum } from './sums.ts'
import type { WrittenColumn } from './useFigures.ts'
import type { Look } from './useLook.ts'
import { useRowPath } from './useRowPath.ts'
import type { RowWindow, Span } from './useRowWindow.ts'
import { useTicking } from './useTicking.ts'
import { Gap } from './Gap.tsx'
import { Widest } from './Widest.tsx'

/** Props of the rows of a table, and of the cards on a phone. */
export interface BodyProps {
  records: readonly RaRecord[]
  columns: readonly WrittenColumn[]
  contract: Resource
  words: Words
  selectable: boolean
  /** The widths that the user set for columns, in pixels. */
  widths: Readonly<Record<string, number>>
  /** The number of sticky columns. */
  frozen: number
  /** At the end of each row. */
  rowActions: ((record: RaRecord) => ReactNode) | undefined
}

interface RowsProps extends BodyProps {
  look: Look | null
  /** The rows that are rendered. */
  rows: RowWindow
}

/**
 * The rows of a table. A click anywhere opens the record; if there is a preview, the first click and the
 * space key open that. Arrow keys move between rows and update the preview.
 */
export function Rows({ records, look, rows, ...shared }: RowsProps) {
  const selection = useContext(SelectionContext)
  const navigate = useNavigate()
  const pathOf = useRowPath()
  const nameOf = useLocalName()
  const translate = useTranslate()
  const tick = useTicking(records)
  const select = translate('ra.action.select_row')
  const tickLabel = (name: string) => translate('atrium.labelled', { label: select, name })
  // Both clicks of a double click can reach a row whose preview is open already.
  const opened = useRef<string | undefined>(undefined)
  const openRow = (event: MouseEvent<HTMLElement>) => {
    const row = rowOf(event.target)
    if (!row || isOwnClick(event)) return
    const { path, id } = row.dataset
    if (look && id !== undefined && id !== look.id && event.detail < 2) {
      look.show(id)
      focusRow(row)
    } else if (path !== undefined && !(event.detail > 1 && opened.current === path)) {
      opened.current = path
      navigate(path)
    }
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
  const keep = ({ target }: FocusEvent) => {
    const id = rowOf(target)?.dataset['id']
    rows.keep(id === undefined ? null : records.findIndex((record) => String(record.id) === id))
  }
  const render = ({ from, to }: Span) =>
    records.slice(from, to).map((record, at) => {
      const isRecord = !isSum(record, shared.columns)
      return (
        <Row
          key={record.id}
          record={record}
          // The header is the first row.
          place={rows.isPart ? from + at + 2 : undefined}
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
    })
  return (
    // Only a shortcut: each row has a link for keyboards and screen readers.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody onClick={openRow} onKeyDown={onKeyDown} onFocus={keep} onBlur={() => rows.keep(null)}>
      {rows.spans.flatMap((span, at) => [
        <Gap key={`before ${at}`} rows={span.from - (rows.spans[at - 1]?.to ?? 0)} height={rows.height} />,
        ...render(span),
      ])}
      <Gap rows={records.length - (rows.spans.at(-1)?.to ?? 0)} height={rows.height} />
      {rows.isPart && <Widest records={records} {...shared} />}
    </tbody>
  )
}

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('tr[data-id]') : null

/** Whether it is the row's name, and not a control in the row. */
const isOfRow = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('th[scope=row] > *')

const focusRow = (row: Element): void =>
  row.querySelector<HTMLElement>('th[scope=row] > :is(a, button)')?.focus({ preventScroll: true })

/**
 * Clicks on a link, button or checkbox in the row, and clicks that end a text selection, do not open the
 * record.
 */
function isOwnClick(event: MouseEvent<HTMLElement>): boolean {
  const inner =
    event.target instanceof Element && event.target.closest('a, button, input, label, [role=button]')
  // A double click also selects a word, but should open the record.
  const hasSelection = event.detail < 2 && (globalThis.getSelection()?.toString() ?? '') !== ''
  return Boolean(inner) || hasSelection || event.metaKey || event.ctrlKey || event.shiftKey
}

/** Returns the id of the row that now has the focus. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>, row: HTMLElement | null): string | undefined {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return undefined
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
  const link = next?.querySelector<HTMLElement>('th[scope=row] > :is(a, button)')
  if (next?.ariaHidden && row) {
    // Somebody scrolled away from the row: its neighbours are rendered once it is on screen again.
    event.preventDefault()
    row.scrollIntoView({ block: 'nearest' })
  }
  if (!next || !link) return undefined
  event.preventDefault()
  link.focus()
  return rowOf(next)?.dataset['id']
}
