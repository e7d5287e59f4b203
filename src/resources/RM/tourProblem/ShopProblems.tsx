import Add from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import { finalStatuses, unsettledStatuses } from '#contract/RM/problem.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { DueDate } from '#src/kit/value/field/DueDate.tsx'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { RecordCount } from '#src/kit/value/figure/RecordCount.tsx'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { statusColors } from './colors.ts'
import { storeParam } from './storeAddress.ts'

interface ShopProps {
  readonly storeId: string
}

const unsettled = (store_id: string) => ({ store_id: [store_id], status: unsettledStatuses })

/** What retail management adds to the page of a shop about its problems: a tab, and figures. */
export const shopProblems = (area: 'RM' | 'RMHK') => ({
  ShopProblems: ({ storeId }: ShopProps) => (
    <ShopProblems texts={`${area}.shop.problems`} storeId={storeId} />
  ),
  ShopProblemCards: ({ storeId }: ShopProps) => (
    <ShopProblemCards texts={`${area}.shop.problems`} storeId={storeId} />
  ),
})

interface PartProps extends ShopProps {
  readonly texts: string
}

function ShopProblems({ texts, storeId }: PartProps) {
  const line = {
    contract: tourProblem,
    sort: { field: 'found_at', order: 'DESC' as const },
  }
  return (
    <>
      <RelatedRecords
        {...line}
        title={`${texts}.unsettled`}
        filter={unsettled(storeId)}
        empty={`${texts}.none`}
        action={<Report texts={texts} storeId={storeId} />}
        renderBeside={(problem, { words }) => (
          <>
            {problem.title} <DueDate record={problem} />{' '}
            <StatusChip tone={statusColors[problem.status]}>
              {words.choice('status', problem.status)}
            </StatusChip>
          </>
        )}
      />
      <RelatedRecords
        {...line}
        title={`${texts}.settled`}
        filter={{ store_id: [storeId], status: finalStatuses }}
        renderBeside={({ title, status }, { words }) => `${title} · ${words.choice('status', status)}`}
      />
    </>
  )
}

/** Opens the form with this shop, for users who may report problems here. */
function Report({ texts, storeId }: PartProps) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const resource = useResourceOf(tourProblem.name)
  const may = useCan(tourProblem.can.create, { store_id: storeId })
  if (!may || resource === undefined) return null
  const form = createPath({ resource, type: 'create' })
  return (
    <Button
      size="small"
      startIcon={<Add />}
      component={LinkBase}
      to={`${form}?${new URLSearchParams({ [storeParam]: storeId })}`}
    >
      {translate(`${texts}.create`)}
    </Button>
  )
}

function ShopProblemCards({ texts, storeId }: PartProps) {
  const translate = useTranslate()
  return (
    <>
      <RecordCount contract={tourProblem} label={translate(`${texts}.unsettled`)} cond={unsettled(storeId)} />
      <RecordCount
        contract={tourProblem}
        label={translate(`${texts}.overdue`)}
        cond={{ store_id: [storeId], is_overdue: true }}
      />
    </>
  )
}
