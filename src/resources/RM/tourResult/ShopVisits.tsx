import { tourResult } from '#contract/RM/tourResult.ts'
import { formatRatio } from '#src/kit/value/field/formatNumber.ts'
import { formatDay } from '#src/kit/value/field/formatDate.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { resultColors } from './colors.ts'

/** What tours found in a shop, as a tab of its page. */
export const ShopVisits = ({ storeId }: { readonly storeId: string }) => (
  <RelatedRecords
    title="RM.shop.visits.title"
    contract={tourResult}
    filter={{ store_id: storeId }}
    sort={{ field: 'tour_date', order: 'DESC' }}
    empty="RM.shop.visits.none"
    render={({ _id, tour_date }) => (
      <>
        <ReferenceLabel to={tourResult.name} id={_id} link /> {formatDay(tour_date)}
      </>
    )}
    renderBeside={({ result, pass_rate }, { words }) => (
      <>
        {formatRatio(pass_rate)}{' '}
        <StatusChip tone={resultColors[result ?? '']}>{words.choice('result', result)}</StatusChip>
      </>
    )}
  />
)
