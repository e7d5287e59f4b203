import { Alert } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { store } from '#contract/brandDB/store.ts'
import { storeLineage } from '#contract/brandDB/storeLineage.ts'
import { ReferenceLabel } from '#src/kit/field/ReferenceLabel.tsx'
import { useLookup } from '#src/kit/input/useLookup.ts'

const refreshOn = [store]

/** Says of a problem whose shop was split or merged what became of the shop. */
export function FormerShop({ texts }: { texts: string }) {
  const store_id = String(useRecordContext()?.['store_id'])
  const translate = useTranslate()
  const { data } = useLookup(storeLineage, { query: { store_id } }, refreshOn)
  const shop = data?.nodes.find(({ _id }) => _id === store_id)
  if (!shop?.is_split && !shop?.is_merge) return null
  const successors = data?.edges.filter(({ parent_id }) => parent_id === store_id) ?? []
  return (
    <Alert severity="info">
      {translate(`${texts}.former.${shop.is_split ? 'split' : 'merge'}`)}{' '}
      {successors.map(({ child_id }, index) => (
        <span key={child_id}>
          {index > 0 && ', '}
          <ReferenceLabel to="store" id={child_id} link />
        </span>
      ))}
      . {translate(`${texts}.former.rest`)}
    </Alert>
  )
}
