import { useTranslate } from 'react-admin'
import { flag, openFlagStatuses } from '#contract/Flagging/flag.ts'
import { RecordCount } from '#src/kit/figure/RecordCount.tsx'
import { RelatedRecords } from '#src/kit/record/RelatedRecords.tsx'
import { useSubject } from '#src/kit/subject.ts'
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

/** The flags that the user follows up. */
export const MyFlags = () => (
  <RecordCount
    contract={flag}
    label={useTranslate()('Flagging.list.card.mine')}
    cond={{ owner_id: [useSubject().id], status: openFlagStatuses }}
  />
)
