import { myscustProblem } from '#contract/RM/myscustProblem.ts'
import { myscustResult } from '#contract/RM/myscustResult.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { resultColors } from './colors.ts'
import { TrendOf } from './Trend.tsx'

/** What mystery customers found in a shop, as a tab of its page. */
export const ShopMystery = ({ storeId }: { readonly storeId: string }) => (
  <>
    <TrendOf storeId={storeId} />
    <RelatedRecords
      title="RM.shop.mystery.title"
      contract={myscustResult}
      filter={{ store_id: storeId }}
      empty="RM.shop.mystery.none"
      renderBeside={({ score, status }, { words }) => (
        <>
          {formatNumber(score)}{' '}
          <StatusChip tone={resultColors[status]}>{words.choice('status', status)}</StatusChip>
        </>
      )}
    />
    <RelatedRecords
      title="RM.shop.mystery.problems"
      contract={myscustProblem}
      filter={{ store_id: storeId }}
      renderBeside={({ title, status }, { words }) => `${title} · ${words.choice('status', status)}`}
    />
  </>
)
