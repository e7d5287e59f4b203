import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { retailPerformanceList } from '#contract/PS/retailPerformance.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { formatCompact } from '#src/kit/value/field/formatFigure.ts'
import { RankingBars } from '#src/kit/value/figure/RankingBars.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { drillDown } from './drillDown.ts'
import { idOf, partsOf } from './performanceRow.ts'
import { RankingLink } from './SalesCards.tsx'
import { useSiteMonths } from './useSiteMonths.ts'

/** The ten shops that sold most in the latest month. */
export const TopShops = () => <Shops end="top" />

/** The ten shops that sold least. */
export const BottomShops = () => <Shops end="bottom" />

function Shops({ end }: { readonly end: 'top' | 'bottom' }) {
  const translate = useTranslate()
  const locale = useLocale() ?? ''
  const months = useSiteMonths()
  const month = months.data?.current?.stat_month ?? null
  const sort = JSON.stringify({ sales: end === 'top' ? -1 : 1 })
  const cond = JSON.stringify({ sales: { $gt: 0 } })
  const { data, ...list } = useCall(
    retailPerformanceList,
    month === null
      ? null
      : { query: { stat_month: month, group_by: 'store', comparable: '0', sort, cond, range: '0-9' } },
  )
  const failed = months.data ? list : months
  const rows = data ? partsOf(data.list).rows : []
  const most = Math.max(1, ...rows.map(({ sales }) => sales ?? 0))
  return (
    <Section title={`PS.card.${end}`}>
      {!data &&
        (failed.error ? <ErrorState error={failed.error} retry={failed.retry} /> : <RecordSkeleton />)}
      {data && (
        <RankingBars
          headings={[
            translate('PS.performance.figure.rank_site'),
            translate('PS.performance.groups.store'),
            translate('PS.performance.figure.sales'),
          ]}
          rows={rows.map((row, at) => ({
            id: idOf(row),
            rank: row.rank_site ?? at + 1,
            name: row.name,
            to: drillDown(row, 'store'),
            share: (row.sales ?? 0) / most,
            text: formatCompact(row.sales, { currency: data.currency }, locale),
          }))}
        />
      )}
      <RankingLink />
    </Section>
  )
}
