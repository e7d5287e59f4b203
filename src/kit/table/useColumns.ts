import { createContext, useContext, useLayoutEffect, useMemo } from 'react'
import type { Column } from './Column.ts'
import { nothingChosen, useListPreference } from './listPreference.ts'

/** The chosen columns, their order and widths, and a way to choose. */
export interface ColumnChoice {
  /** All columns in the person's order; the first one of the screen stays first. */
  ordered: readonly Column[]
  shown: readonly Column[]
  /** Pixels, of those that the person set. */
  widths: Readonly<Record<string, number>>
  /** How many of those shown stay in sight. */
  frozen: number
  isShown(source: string): boolean
  toggle(source: string): void
  /** Puts a column where another one is. */
  move(source: string, to: number): void
  /** Null for the width that its content asks for. */
  resize(source: string, width: number | null): void
  freeze(count: number): void
  /** Back to the columns the screen was made with. */
  reset(): void
}

/**
 * Where a table tells the list page round it which columns it has, so that the chooser in the toolbar can offer
 * them, and whether it can draw cards; a table elsewhere has no chooser.
 */
export const ColumnsContext = createContext<{
  columns: readonly Column[]
  hasCards: boolean
  tell(columns: readonly Column[], hasCards: boolean): void
} | null>(null)

/**
 * Which of the columns are shown and how: the person's choice, remembered for each resource. Only what differs from the
 * screen's own choice is kept, so that a column added later shows. The first column always shows.
 */
export function useColumnChoice(columns: readonly Column[]): ColumnChoice {
  const { preference, change } = useListPreference()
  const { shown: chosen, order, widths, frozen } = preference
  return useMemo(() => {
    const ordered = inOrder(columns, order)
    const isShown = (source: string): boolean => {
      const index = columns.findIndex((column) => column.source === source)
      return index === 0 || (chosen[source] ?? columns[index]?.hidden !== true)
    }
    return {
      ordered,
      shown: ordered.filter(({ source }) => isShown(source)),
      widths,
      frozen,
      isShown,
      toggle: (source) => change({ shown: { ...chosen, [source]: !isShown(source) } }),
      move: (source, to) => {
        const sources = ordered.map((column) => column.source)
        const from = sources.indexOf(source)
        if (from < 1 || to < 1 || to >= sources.length) return
        sources.splice(to, 0, ...sources.splice(from, 1))
        change({ order: sources })
      },
      resize: (source, width) => {
        const { [source]: _, ...others } = widths
        change({
          widths: width === null ? others : { ...others, [source]: Math.min(1200, Math.max(40, width)) },
        })
      },
      freeze: (count) => change({ frozen: count }),
      reset: () => {
        const { shown, order, widths, frozen } = nothingChosen
        change({ shown, order, widths, frozen })
      },
    }
  }, [columns, chosen, order, widths, frozen, change])
}

/** Tells the list page round the table which columns there are to choose from. */
export function useTellColumns(columns: readonly Column[], hasCards: boolean): void {
  const tell = useContext(ColumnsContext)?.tell
  useLayoutEffect(() => {
    tell?.(columns, hasCards)
    return () => tell?.([], false)
  }, [tell, columns, hasCards])
}

/** The first column, then those the person put in order, then those that came later. */
function inOrder(columns: readonly Column[], order: readonly string[]): readonly Column[] {
  const [first, ...others] = columns
  if (!first || order.length === 0) return columns
  const placed = order.flatMap((source) => others.find((column) => column.source === source) ?? [])
  return [first, ...placed, ...others.filter((column) => !placed.includes(column))]
}
