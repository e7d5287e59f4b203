import { Alert } from '@mui/material'
import { LinkBase, useCreatePath } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { isHistory, store } from '#contract/brandDB/store.ts'
import { storeLineage } from '#contract/brandDB/storeLineage.ts'
import type { tourProblem } from '#contract/RM/tourProblem.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useLookup } from '#src/kit/form/input/useLookup.ts'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import type { ProblemTexts } from './problemLists.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'

const refreshOn = [store]

/** Says of a problem whose shop was split or merged what became of the shop. */
export function FormerShop({ texts }: { texts: ProblemTexts }) {
  const store_id = useRecord<typeof tourProblem>()?.store_id ?? ''
  const translate = useTranslate()
  const createPath = useCreatePath()
  const resource = useResourceOf(store.name)
  const mayOpen = useCan(store.can.view) && resource !== undefined
  const { data } = useLookup(storeLineage, { query: { store_id } }, refreshOn)
  const shop = data?.nodes.find(({ _id }) => _id === store_id)
  if (!data || !shop || !isHistory(shop)) return null
  const into = data.edges.filter(({ parent_id }) => parent_id === store_id).map(({ child_id }) => child_id)
  return (
    <Alert severity="info">
      {translate(`${texts}.former.${shop.is_split ? 'split' : 'merge'}`)}{' '}
      {into.map((id, index) => {
        const number = data.nodes.find(({ _id }) => _id === id)?.store_no ?? id
        return (
          <span key={id}>
            {index > 0 && ', '}
            {mayOpen ? <LinkBase to={createPath({ resource, id, type: 'show' })}>{number}</LinkBase> : number}
          </span>
        )
      })}
      {translate(`${texts}.former.rest`)}
    </Alert>
  )
}
