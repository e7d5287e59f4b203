import { useContext, useEffect, useEffectEvent } from 'react'
import { useListContext, useLocale, useNavigate } from 'react-admin'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { asRead } from '#src/kit/table/nameOrder.ts'
import { ColumnsContext, nothingTold } from '#src/kit/table/useColumns.ts'
import { viewAddress } from '#src/kit/base/resource/viewAddress.ts'

/** A list in the order of its names keeps to the names that the user reads, also after a change of the language. */
export function useReadingOrder(): void {
  const { columns } = useContext(ColumnsContext) ?? nothingTold
  const { sort, filterValues, perPage } = useListContext()
  const locale = useLocale() ?? ''
  const contract = useContract()
  const navigate = useNavigate()
  const field = asRead(contract, sort.field, locale)
  // A list with a column for each language is sorted by the one that was chosen.
  const isNamed = columns.length > 0 && !columns.some(({ source }) => source === 'name_en')
  const isOther = isNamed && field !== sort.field
  const reorder = useEffectEvent(() =>
    navigate({ search: viewAddress(filterValues, { ...sort, field }, perPage) }, { replace: true }),
  )
  useEffect(() => {
    if (isOther) void reorder()
  }, [isOther])
}
