import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { flag, openFlagStatuses } from '#contract/Flagging/flag.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { RecordCount } from '#src/kit/value/figure/RecordCount.tsx'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { statusColors } from './colors.ts'
import { FlagFigure } from './FlagFigure.tsx'

interface ShopProps {
  readonly storeId: string
}

/** The flags of a shop, those that need attention first: as many as its card says. */
export const ShopFlags = ({ storeId }: ShopProps) => (
  <>
    <Flags
      title="Flagging.list.shop.open"
      storeId={storeId}
      statuses={openFlagStatuses}
      empty="Flagging.list.shop.none"
    />
    <Flags title="Flagging.list.shop.past" storeId={storeId} statuses={['muted', 'cleared']} />
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

/** The number of flags of a shop that need attention, as a card that leads to them. */
export const ShopFlagCard = ({ storeId }: ShopProps) => (
  <RecordCount
    contract={flag}
    label={useTranslate()('Flagging.list.shop.label')}
    cond={{ store_id: [storeId], status: openFlagStatuses }}
  />
)
