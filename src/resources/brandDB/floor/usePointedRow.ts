import { useEffect, type SyntheticEvent } from 'react'

/** The unit that the user points at, on the plan or in the table. */
export interface PointedRow {
  readonly pointed: string | null
  readonly onPointAt: (id: string | null) => void
}

/**
 * Handlers for what surrounds a table: the row under the mouse or with the focus is the unit that the user points at. The
 * row of a unit that they point at elsewhere is marked with `data-pointed`.
 */
export function usePointedRow({ pointed, onPointAt }: PointedRow) {
  useEffect(() => {
    const row = pointed === null ? null : rowOf(pointed)
    row?.setAttribute('data-pointed', '')
    return () => row?.removeAttribute('data-pointed')
  }, [pointed])
  const enter = ({ target }: SyntheticEvent) =>
    onPointAt(target instanceof Element ? idOf(target.closest('[data-id]')) : null)
  const leave = () => onPointAt(null)
  return { onMouseOver: enter, onFocus: enter, onMouseLeave: leave, onBlur: leave }
}

/** Shows the row of a unit, with the focus on its link. */
export function showRow(id: string): void {
  const row = rowOf(id)
  row?.scrollIntoView({ block: 'center' })
  row?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
}

const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)

const idOf = (row: Element | null): string | null =>
  row instanceof HTMLElement ? (row.dataset['id'] ?? null) : null
