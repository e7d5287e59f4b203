import { flag, openFlagStatuses } from '#contract/Flagging/flag.ts'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { FlagFigure } from './FlagFigure.tsx'

/** The tenants that were put on the watch list most recently, for the dashboard. */
export const FlaggedTenants = () => (
  <RelatedRecords
    title="Flagging.list.card.title"
    contract={flag}
    of="store_id"
    filter={{ status: openFlagStatuses }}
    sort={{ field: 'created_at', order: 'DESC' }}
    empty="Flagging.list.shop.none"
    renderBeside={(record, { words }) => (
      <>
        {words.choice('metric', record.metric)} <FlagFigure record={record} />
      </>
    )}
  />
)
