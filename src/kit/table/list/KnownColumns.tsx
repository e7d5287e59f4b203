import { useCallback, useState, type ReactNode } from 'react'
import { useAdded } from '#src/kit/table/extension/useAdded.ts'
import {
  ColumnsContext,
  nothingTold,
  TellColumnsContext,
  type ToldColumns,
} from '#src/kit/table/useColumns.ts'
import { useReadingOrder } from './useReadingOrder.ts'

interface KnownColumnsProps {
  /** What the table will tell, if the list knows. */
  declared?: ToldColumns | undefined
  children: ReactNode
}

/**
 * Tells the tools of a list which columns its table has, without rendering the rest of the list again. A table that tells
 * what is known renders nothing again: that would happen before the first paint.
 */
export function KnownColumns({ declared = nothingTold, children }: KnownColumnsProps) {
  const added = useAdded()
  const [told, setTold] = useState<ToldColumns>(() => ({
    ...declared,
    columns: [...declared.columns, ...added.flatMap(({ columns = [] }) => columns)],
  }))
  const tell = useCallback(
    (next: ToldColumns) => setTold((known) => (isSame(known, next) ? known : next)),
    [],
  )
  return (
    <TellColumnsContext value={tell}>
      <ColumnsContext value={told}>
        <ReadingOrder />
        {children}
      </ColumnsContext>
    </TellColumnsContext>
  )
}

const isSame = (a: ToldColumns, b: ToldColumns): boolean =>
  a.hasCards === b.hasCards &&
  a.columns.length === b.columns.length &&
  a.columns.every((column, index) => column === b.columns[index])

function ReadingOrder() {
  useReadingOrder()
  return null
}
