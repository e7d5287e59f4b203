import {
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { joinNames } from '#contract/joinNames.ts'
import { copied, emptied, filledDown, type PasteResult } from './gridClipboard.ts'
import { lockOf, textOf, valueAt } from './gridEdits.ts'
import { planPaste, type PastePlan } from './gridPaste.ts'
import { firstDue, placeAfter, rowHeight, type Place, type SelectedCells } from './gridPlace.ts'
import type { GridColumn, GridHead, GridRow } from './GridRow.ts'
import type { useGridDraft } from './useGridDraft.ts'
import type { useGridEdits } from './useGridEdits.ts'

interface GridKeysOptions extends ReturnType<typeof useGridDraft> {
  readonly columns: readonly GridColumn[]
  readonly edited: ReturnType<typeof useGridEdits>
  /** The scrolling box, which has the focus. */
  readonly box: RefObject<HTMLDivElement | null>
  readonly front: readonly GridHead[]
  /** The columns in front that say what a row is about. */
  readonly heads: readonly GridHead[]
  /** Says what happened, also to screen readers. */
  readonly say: (message: string) => void
}

/** The selection of a table, and what keys, clipboard and pointer do in it. */
export function useGridKeys(options: GridKeysOptions) {
  const { rows, columns, draft, setDraft, edited, box, front, heads, say } = options
  const locale = useLocale()
  const translate = useTranslate()
  const [wanted, setSelected] = useState<SelectedCells>(() => {
    const place = firstDue(rows, columns)
    return { anchor: place, active: place }
  })
  const [seen, setSeen] = useState(rows)
  const [guess, setGuess] = useState<PastePlan | null>(null)
  if (rows !== seen) {
    setSeen(rows)
    setSelected(followed(wanted, seen, rows))
  }
  // An editor that is closed by a key also loses the focus.
  const isDone = useRef(false)
  const table = { rows, columns }
  const selected = within(wanted, rows.length, columns.length)
  const { active } = selected
  const row = rows[active.row]
  const key = columns[active.column]?.key ?? ''
  const select = useCallback(
    (place: Place, isExtended = false) => {
      setSelected((now) => ({ anchor: isExtended ? now.anchor : place, active: place }))
      reveal(box.current, place, { columns, front })
    },
    [box, columns, front],
  )
  // At first and when columns become wider; rows that come and go leave the table where the user is.
  const revealActive = useEffectEvent((shown: typeof columns) =>
    reveal(box.current, active, { columns: shown, front }),
  )
  useLayoutEffect(() => revealActive(columns), [columns])
  const enter = ({ inputs, kept, outside }: PasteResult, plan?: PastePlan) => {
    edited.enter(inputs)
    const left = [
      ...(kept > 0 ? [translate('atrium.grid.kept', { smart_count: kept })] : []),
      ...(outside > 0 ? [translate('atrium.grid.outside', { smart_count: outside })] : []),
    ]
    const done = plan ? [translate('atrium.grid.pasted', { smart_count: inputs.length })] : []
    if (done.length + left.length > 0) say([...done, ...matchOf(plan), ...left].join(' · '))
  }
  const matchOf = ({ by, unknown }: Pick<PastePlan, 'by' | 'unknown'> = { by: [], unknown: [] }) => [
    ...(by.length > 0 ? [translate('atrium.grid.paste.matched', { columns: joinNames(by, locale) })] : []),
    ...(unknown.length > 0
      ? [
          translate('atrium.grid.paste.unknown', {
            smart_count: unknown.length,
            names: joinNames(unknown.slice(0, mostNamed), locale),
          }),
        ]
      : []),
  ]
  const edit = (text: string | null) => {
    const lock = row && lockOf(row, key)
    if (!row || lock !== undefined) return say(lock ?? '')
    isDone.current = false
    const known = edited.edits.get(row.id)?.get(key)?.text ?? textOf(valueAt(row, key, edited.edits))
    setDraft({ row, index: active.row, column: key, text: text ?? known, isTyped: text !== null })
  }
  const close = () => {
    isDone.current = true
    setDraft(null)
    box.current?.focus({ preventScroll: true })
  }
  const move = (event: KeyboardEvent): boolean => {
    const extent = { rows: rows.length, columns: columns.length, page: rowsInView(box.current) }
    const place = placeAfter(event, active, extent)
    if (place) select(place, event.shiftKey && event.key.startsWith('Arrow'))
    return place !== undefined
  }
  const command = (event: KeyboardEvent): (() => void) | undefined => {
    if (event.altKey) return undefined
    const isCommand = event.ctrlKey || event.metaKey
    const name = `${isCommand ? 'Ctrl+' : ''}${event.shiftKey && isCommand ? 'Shift+' : ''}${event.key.length === 1 && isCommand ? event.key.toLowerCase() : event.key}`
    const commands: Readonly<Record<string, () => void>> = {
      F2: () => edit(null),
      Delete: () => enter(emptied(selected, table)),
      Backspace: () => enter(emptied(selected, table)),
      Escape: () => setSelected((now) => ({ ...now, anchor: now.active })),
      'Ctrl+d': () => enter(filledDown(selected, table, edited.edits)),
      'Ctrl+z': edited.undo,
      'Ctrl+y': edited.redo,
      'Ctrl+Shift+z': edited.redo,
      'Ctrl+a': () =>
        setSelected({
          anchor: { row: rows.length - 1, column: columns.length - 1 },
          active: { row: 0, column: 0 },
        }),
    }
    if (Object.hasOwn(commands, name)) return commands[name]
    return event.key.length === 1 && !isCommand && event.key !== ' ' ? () => edit(event.key) : undefined
  }
  return {
    selected,
    onDone: (text: string, event: KeyboardEvent | null) => {
      if (isDone.current || !draft) return
      edited.enter([{ row: draft.row, column: draft.column, text }])
      if (event) {
        close()
        move(event)
      } else {
        isDone.current = true
        setDraft(null)
      }
    },
    onCancel: close,
    /** A paste that waits until somebody has looked at it. */
    guess: guess && {
      plan: guess,
      onConfirm: () => enter(guess.pasted, guess),
      onClose: () => {
        setGuess(null)
        box.current?.focus({ preventScroll: true })
      },
    },
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const run = command(event)
        if (run) run()
        else if (!move(event)) return
        event.preventDefault()
      },
      onCopy: (event: ClipboardEvent) => {
        event.preventDefault()
        event.clipboardData.setData('text/plain', copied(selected, table, edited.edits))
      },
      onCut: (event: ClipboardEvent) => {
        event.preventDefault()
        event.clipboardData.setData('text/plain', copied(selected, table, edited.edits))
        enter(emptied(selected, table))
      },
      onPaste: (event: ClipboardEvent) => {
        event.preventDefault()
        const plan = planPaste(event.clipboardData.getData('text/plain'), selected, table, heads)
        if (plan.isGuess) setGuess(plan)
        else enter(plan.pasted, plan)
      },
      onMouseDown: (event: MouseEvent) => {
        const place = placeOf(event)
        if (!place || event.button !== 0) return
        event.preventDefault()
        box.current?.focus({ preventScroll: true })
        select(place, event.shiftKey)
      },
      onMouseOver: (event: MouseEvent) => {
        const place = event.buttons === 1 && !draft ? placeOf(event) : undefined
        if (place) setSelected((now) => ({ ...now, active: place }))
      },
      onDoubleClick: (event: MouseEvent) => placeOf(event) && edit(null),
    },
  }
}

/** The cell below the pointer; not the input in it. */
function placeOf({ target }: MouseEvent): Place | undefined {
  if (!(target instanceof Element) || target instanceof HTMLInputElement) return undefined
  const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell']
  const [row, column] = cell?.split(' ').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}

/** The selection after the rows have changed: it keeps those of its rows that still exist. */
function followed(
  { anchor, active }: SelectedCells,
  before: readonly GridRow[],
  rows: readonly GridRow[],
): SelectedCells {
  const place = ({ row, column }: Place): Place => {
    const id = before[Math.min(row, before.length - 1)]?.id
    const now = rows.findIndex((one) => one.id === id)
    return { row: now === -1 ? row : now, column }
  }
  return { anchor: place(anchor), active: place(active) }
}

/** The selection within a table that may have become smaller. */
function within({ anchor, active }: SelectedCells, rows: number, columns: number): SelectedCells {
  const inside = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  })
  return { anchor: inside(anchor), active: inside(active) }
}

/** Scrolls a cell into the part of the box that no sticky row or column covers. */
function reveal(
  box: HTMLElement | null,
  { row, column }: Place,
  { columns, front }: Pick<GridKeysOptions, 'columns' | 'front'>,
): void {
  if (!box) return
  const top = row * rowHeight
  const height = box.clientHeight - headHeight - rowHeight
  if (top < box.scrollTop) box.scrollTop = top
  else if (height > 0 && top + rowHeight > box.scrollTop + height) box.scrollTop = top + rowHeight - height
  const widthOf = (heads: readonly { readonly width: number }[]) =>
    heads.reduce((sum, one) => sum + one.width, 0)
  // On a phone only the first of the columns in front stays.
  const first = box.querySelector('[data-first]')
  const isNarrow = first !== null && getComputedStyle(first).position === 'sticky'
  const covered = widthOf(isNarrow ? front.slice(0, 1) : front)
  const left = widthOf(front) - covered + widthOf(columns.slice(0, column))
  const width = box.clientWidth - covered
  const own = columns[column]?.width ?? 0
  if (left < box.scrollLeft) box.scrollLeft = left
  else if (width > 0 && left + own > box.scrollLeft + width) box.scrollLeft = left + own - width
}

/** Rows that a message names at most. */
const mostNamed = 5

/** Of the column headings, as in the styles. */
const headHeight = 44

/** How many rows are in view between the first and the last line; without layout, as in some test environments, 20. */
const rowsInView = (box: HTMLElement | null): number =>
  box?.clientHeight ? Math.max(1, Math.floor(box.clientHeight / rowHeight) - 2) : 20
