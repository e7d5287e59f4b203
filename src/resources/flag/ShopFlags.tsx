import { useCreatePath, useTranslate } from 'react-admin'
import { flag, openFlagStatuses } from '#contract/Flagging/flag.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { useCall } from '#src/kit/call/useCall.ts'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { StatusChip } from '#src/kit/field/StatusChip.tsx'
import { FigureCard } from '#src/kit/figure/FigureCard.tsx'
import { RelatedRecords } from '#src/kit/record/RelatedRecords.tsx'
import { statusColors } from './colors.ts'
import { FlagFigure } from './FlagFigure.tsx'

interface ShopProps {
  readonly storeId: string
}

const texts = 'Flagging.list.shop'

/** The flags of a shop, those that need attention first. */
export const ShopFlags = ({ storeId }: ShopProps) => (
  <>
    <Flags
      title={`${texts}.open`}
      storeId={storeId}
      statuses={[...openFlagStatuses, 'muted']}
      empty={`${texts}.none`}
    />
    <Flags title={`${texts}.past`} storeId={storeId} statuses={['cleared']} />
  </>
)

interface FlagsProps extends ShopProps {
  readonly title: string
  readonly statuses: readonly string[]
  readonly empty?: string
}

const Flags = ({ storeId, statuses, ...more }: FlagsProps) => (
  <RelatedRecords
    contract={flag}
    of="rule_id"
    filter={{ store_id: [storeId], status: statuses }}
    sort={{ field: 'created_at', order: 'DESC' }}
    renderBeside={(record, { words }) => (
      <>
        <FlagFigure record={record} /> · {record.period}{' '}
        <StatusChip tone={statusColors[record.status]}>{words.choice('status', record.status)}</StatusChip>
      </>
    )}
    {...more}
  />
)

const list = listCall(flag)
const refreshOn = [flag]

/** The number of flags of a shop that need attention, as a card that leads to them. */
export function ShopFlagCard({ storeId }: ShopProps) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const resource = useResourceOf(flag.name) ?? ''
  const cond = { store_id: [storeId], status: openFlagStatuses }
  const { data, ...state } = useCall(list, { query: { cond, range: '0-0' } }, { refreshOn })
  const filter = new URLSearchParams({ filter: JSON.stringify(cond) })
  return (
    <FigureCard
      label={translate(`${texts}.label`)}
      value={data?.total}
      to={`${createPath({ resource, type: 'list' })}?${filter}`}
      {...state}
    />
  )
}
