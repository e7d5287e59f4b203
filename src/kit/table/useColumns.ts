import { createContext, useContext, useLayoutEffect, useMemo } from 'react'
import { useResourceContext, useStore } from 'react-admin'
import type { Column } from './Column.ts'

/** The chosen columns, and a way to choose. */
export interface ColumnChoice {
  shown: readonly Column[]
  isShown(source: string): boolean
  toggle(source: string): void
  /** Back to the columns the screen was made with. */
  reset(): void
}

/**
 * Where a table tells the list page round it which columns it has, so that the chooser in the toolbar can offer
 * them; a table elsewhere has no chooser.
 */
export const ColumnsContext = createContext<{
  columns: readonly Column[]
  tell(columns: readonly Column[]): void
} | null>(null)

/**
 * Which of the columns are shown: the person's choice, remembered for each resource. Only what differs from the
 * screen's own choice is kept, so that a column added later shows. The first column always shows.
 */
export function useColumnChoice(columns: readonly Column[]): ColumnChoice {
  const resource = useResourceContext() ?? ''
  const [chosen, choose] = useStore<Record<string, boolean>>(`${resource}.columns`, nothingChosen)
  return useMemo(() => {
    const isShown = (source: string): boolean => {
      const index = columns.findIndex((column) => column.source === source)
      return index === 0 || (chosen[source] ?? columns[index]?.hidden !== true)
    }
    return {
      shown: columns.filter(({ source }) => isShown(source)),
      isShown,
      toggle: (source) => choose({ ...chosen, [source]: !isShown(source) }),
      reset: () => choose(nothingChosen),
    }
  }, [columns, chosen, choose])
}

/** Tells the list page round the table which columns there are to choose from. */
export function useTellColumns(columns: readonly Column[]): void {
  const tell = useContext(ColumnsContext)?.tell
  useLayoutEffect(() => {
    tell?.(columns)
    return () => tell?.([])
  }, [tell, columns])
}

const nothingChosen: Record<string, boolean> = {}
