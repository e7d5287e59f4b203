import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useListener } from '#src/kit/base/device/useListener.ts'

/** Rows from an index up to, but not including, another. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The rows of a table that are rendered, and the height of one of them in pixels. */
export interface RowWindow {
  readonly spans: readonly Span[]
  readonly height: number
  /** Whether there are rows that are not rendered. */
  readonly isPart: boolean
  /** Keeps the row with the focus rendered wherever the table is scrolled to; null for none. */
  readonly keep: (index: number | null) => void
}

interface WindowOptions {
  /** The height of every row in pixels; without it, that of the first row in the table. */
  readonly height?: number
  /** A row that stays rendered wherever the box is scrolled to. */
  readonly kept?: number
  /** The window moves by this many rows, so that most scrolling renders nothing new. */
  readonly step?: number
  /** How many rows it has to spare at either end. */
  readonly spare?: number
  /** Up to this many rows are rendered whole. */
  readonly whole?: number
}

/**
 * Renders the rows of a long table, tree or grid that are on screen, and some above and below them; a short one is
 * rendered whole. So is a long one that is about to be printed, or searched by the browser.
 *
 * @param box the element that scrolls
 * @param count the number of rows
 */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  count: number,
  { height: given, kept, step = 10, spare = step, whole = fewest }: WindowOptions = {},
): RowWindow {
  const [{ from, to, height }, setShown] = useState({ from: 0, to: several, height: given ?? 0 })
  const [focused, keep] = useState<number | null>(null)
  const isWhole = useIsWhole() || count <= whole
  useEffect(() => {
    const element = box.current
    if (isWhole || !element) return undefined
    const follow = () =>
      setShown((shown) => {
        const next = rowsIn(element, { given, step, spare })
        return next.from === shown.from && next.to === shown.to && next.height === shown.height ? shown : next
      })
    follow()
    element.addEventListener('scroll', follow, { passive: true })
    // Missing in test environments without layout.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(follow)
    // Rows have another height when somebody chooses it.
    for (const one of [element, ...element.children]) observer?.observe(one)
    return () => {
      element.removeEventListener('scroll', follow)
      observer?.disconnect()
    }
  }, [box, isWhole, given, step, spare])
  const spans = isWhole ? [{ from: 0, to: count }] : spansOf({ from, to }, kept ?? focused, count)
  const isPart = spans.reduce((sum, span) => sum + span.to - span.from, 0) < count
  return { spans, height, isPart, keep: isPart ? keep : keepNothing }
}

const keepNothing = (): void => undefined

/** Tables up to this length are rendered whole. */
export const fewest = 60
/** More than fit on most screens. */
const several = 24

interface Steps {
  readonly given: number | undefined
  readonly step: number
  readonly spare: number
}

/** Where the box is scrolled to. Without layout every row of unknown height is on screen. */
function rowsIn(box: HTMLElement, { given, step, spare }: Steps): Span & { height: number } {
  const height = given ?? box.querySelector<HTMLElement>('tbody > tr[data-id]')?.offsetHeight ?? 0
  if (height === 0) return { from: 0, to: Number.MAX_SAFE_INTEGER, height }
  const first = box.scrollTop / height
  const last = first + (box.clientHeight / height || several)
  return {
    from: Math.max(0, Math.floor(first / step) * step - spare),
    to: Math.ceil(last / step) * step + spare,
    height,
  }
}

/** Scrolls a box with rows of a height in pixels until one of them, by its place, is in view. */
export function revealRow(box: HTMLElement | null, place: number, height: number): void {
  if (!box) return
  const [above, below] = [place * height, (place + 1) * height - box.clientHeight]
  box.scrollTop = Math.min(above, Math.max(below, box.scrollTop))
}

/** A window is at least so long, also at the end of a table that became shorter. */
const fewestShown = 10

/** The window within the table, and the row that is kept if it is outside. */
export function spansOf(shown: Span, kept: number | null, count: number): Span[] {
  const to = Math.min(shown.to, count)
  const span = { from: Math.min(shown.from, Math.max(0, to - fewestShown)), to }
  if (kept === null || kept < 0 || kept >= count || (kept >= span.from && kept < span.to)) return [span]
  const one = { from: kept, to: kept + 1 }
  return kept < span.from ? [one, span] : [span, one]
}

/** Whether everything has to be there: the page is printed, or was searched with the browser's own search. */
function useIsWhole(): boolean {
  const [isWhole, setWhole] = useState(false)
  // Printing and searching do not wait for React.
  const render = (next: boolean) => flushSync(() => setWhole(next))
  useListener(window, 'beforeprint', () => render(true))
  useListener(window, 'afterprint', () => render(false))
  useListener(window, 'keydown', ({ key, ctrlKey, metaKey }) => {
    if (key.toLowerCase() === 'f' && (ctrlKey || metaKey)) render(true)
  })
  return isWhole
}
