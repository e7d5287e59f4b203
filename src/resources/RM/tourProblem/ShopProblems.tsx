import Add from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { LinkBase, useCreatePath } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
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

/** The problems of a shop, as a tab of its page. */
export function ShopProblems({ storeId }: ShopProps) {
  const line = {
    contract: tourProblem,
    sort: { field: 'found_at', order: 'DESC' as const },
  }
  return (
    <>
      <RelatedRecords
        {...line}
        title="RM.shop.problems.unsettled"
        filter={unsettled(storeId)}
        empty="RM.shop.problems.none"
        action={<Report storeId={storeId} />}
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
        title="RM.shop.problems.settled"
        filter={{ store_id: [storeId], status: finalStatuses }}
        renderBeside={({ title, status }, { words }) => `${title} · ${words.choice('status', status)}`}
      />
    </>
  )
}

/** Opens the form with this shop, for users who may report problems here. */
function Report({ storeId }: ShopProps) {
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
      {translate('RM.shop.problems.create')}
    </Button>
  )
}

/** Figures of the problems of a shop, on its page. */
export function ShopProblemCards({ storeId }: ShopProps) {
  const translate = useTranslate()
  return (
    <>
      <RecordCount
        contract={tourProblem}
        label={translate('RM.shop.problems.unsettled')}
        cond={unsettled(storeId)}
      />
      <RecordCount
        contract={tourProblem}
        label={translate('RM.shop.problems.overdue')}
        cond={{ store_id: [storeId], is_overdue: true }}
      />
    </>
  )
}
