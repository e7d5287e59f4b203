import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { dailyScoreTag } from '#contract/RMHK_evaluate/dailyScoreTag.ts'
import { tagStores } from '#contract/RMHK_evaluate/storeScoreTag.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { PeriodSelect } from '#src/kit/page/statistics/PeriodSelect.tsx'
import { usePeriod } from '#src/kit/page/statistics/usePeriod.ts'
import styles from './ShopTags.module.css'

const refreshOn = [dailyScoreTag, scoringReport]

/** The tags of a shop in a period, the more often the larger, and how many it got on each day. */
export function ShopTags({ storeId }: { readonly storeId: string }) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const { range, ...period } = usePeriod('days')
  const { data, isPending, error, retry } = useCall(
    tagStores,
    range && { query: { store_id: storeId, from: range.from, to: range.to } },
    { refreshOn, keepsPrevious: true },
  )
  const tags = data?.list[0]?.tags ?? []
  const days = data?.matrix ?? []
  const most = Math.max(1, ...tags.map(({ count }) => count))
  return (
    <>
      <PageControls>
        <PeriodSelect {...period} />
      </PageControls>
      {!data && (error ? <ErrorState error={error} retry={retry} /> : <RecordSkeleton />)}
      {data?.total === 0 && <p>{translate('RMHK_evaluate.shopTags.none')}</p>}
      {tags.length > 0 && (
        <>
          <Section title="RMHK_evaluate.shopTags.cloud">
            <ul className={styles['cloud']}>
              {tags.map((tag) => (
                <li key={tag.tag_id} data-size={Math.ceil((3 * tag.count) / most)}>
                  {nameOf({ ...tag, id: tag.tag_id })} × {tag.count}
                </li>
              ))}
            </ul>
          </Section>
          <Chart
            kind="bars"
            title={translate('RMHK_evaluate.shopTags.history')}
            by={translate('RMHK_evaluate.shopTags.by')}
            categories={days.map(({ stat_time }) => ({
              id: String(stat_time),
              label: formatDate(stat_time, 'YYYY/M/D'),
            }))}
            series={[
              {
                id: 'count',
                label: translate('RMHK_evaluate.shopTags.count'),
                values: days.map(({ count }) => count),
              },
            ]}
            {...{ isPending, error, retry }}
          />
        </>
      )}
    </>
  )
}
