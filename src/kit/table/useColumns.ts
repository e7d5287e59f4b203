import { createContext, useContext, useLayoutEffect, useMemo } from 'react'
import type { Column } from '#src/kit/base/resource/Column.ts'
import { nothingChosen, useListPreference } from './listPreference.ts'

/** The chosen columns, their order and widths, and functions to change them. */
export interface ColumnChoice {
  /** All columns in the user's order; the screen's first column stays first. */
  ordered: readonly Column[]
  shown: readonly Column[]
  /** The widths that the user has set, in pixels. */
  widths: Readonly<Record<string, number>>
  /** How many of the shown columns are sticky. */
  frozen: number
  isShown(source: string): boolean
  toggle(source: string): void
  /** Moves a column to the position of another. */
  move(source: string, to: number): void
  /** Null for the natural width of its content. */
  resize(source: string, width: number | null): void
  freeze(count: number): void
  /** Restores the screen's default columns. */
  reset(): void
}

/** The columns of the table in a list page, for the chooser in its toolbar, and whether it can render cards. */
export interface ToldColumns {
  readonly columns: readonly Column[]
  readonly hasCards: boolean
}

/** Null outside a list page. */
export const ColumnsContext = createContext<ToldColumns | null>(null)

/** With this a table reports its columns to the surrounding list page; a table elsewhere has no chooser. */
export const TellColumnsContext = createContext<((told: ToldColumns) => void) | null>(null)

/**
 * Which columns are shown and how: the user's choice, remembered for each resource. Only differences from the
 * screen's defaults are stored, so that a column added later is shown. The first column is always shown.
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
      toggle: (source) => change(({ shown }) => ({ shown: { ...shown, [source]: !isShown(source) } })),
      move: (source, to) => {
        const sources = ordered.map((column) => column.source)
        const from = sources.indexOf(source)
        if (from < 1 || to < 1 || to >= sources.length) return
        sources.splice(to, 0, ...sources.splice(from, 1))
        change({ order: sources })
      },
      resize: (source, width) => {
        change(({ widths: { [source]: _, ...others } }) => ({
          widths: width === null ? others : { ...others, [source]: Math.min(1200, Math.max(40, width)) },
        }))
      },
      freeze: (count) => change({ frozen: count }),
      reset: () => {
        const { shown, order, widths, frozen } = nothingChosen
        change({ shown, order, widths, frozen })
      },
    }
  }, [columns, chosen, order, widths, frozen, change])
}

/** Reports the columns of a table to the surrounding list page, or that there are none. */
export function useTellColumns({ columns, hasCards }: ToldColumns): void {
  const tell = useContext(TellColumnsContext)
  useLayoutEffect(() => tell?.({ columns, hasCards }), [tell, columns, hasCards])
}

/** Before a table has reported, and where there is a board. */
export const nothingTold: ToldColumns = { columns: [], hasCards: false }

/** The first column, then the columns that the user has sorted, then those added later. */
function inOrder(columns: readonly Column[], order: readonly string[]): readonly Column[] {
  const [first, ...others] = columns
  if (!first || order.length === 0) return columns
  const placed = order.flatMap((source) => others.find((column) => column.source === source) ?? [])
  return [first, ...placed, ...others.filter((column) => !placed.includes(column))]
}
