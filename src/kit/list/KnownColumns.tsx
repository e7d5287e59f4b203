import { useState, type ReactNode } from 'react'
import { ColumnsContext, nothingTold, TellColumnsContext } from '#src/kit/table/useColumns.ts'
import { useReadingOrder } from './useReadingOrder.ts'

/** Tells the tools of a list which columns its table has, without rendering the rest of the list again. */
export function KnownColumns({ children }: { children: ReactNode }) {
  const [told, tell] = useState(nothingTold)
  return (
    <TellColumnsContext value={tell}>
      <ColumnsContext value={told}>
        <ReadingOrder />
        {children}
      </ColumnsContext>
    </TellColumnsContext>
  )
}

function ReadingOrder() {
  useReadingOrder()
  return null
}
