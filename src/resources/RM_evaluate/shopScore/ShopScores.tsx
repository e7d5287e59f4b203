import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { FigureCards } from '#src/kit/value/figure/FigureCards.tsx'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { noValue } from '#src/kit/value/field/formatNumber.ts'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { ScoreCard } from './ScoreCards.tsx'
import { ScoreHistory } from './ScoreHistory.tsx'
import { ScoreItems } from './ScoreItems.tsx'
import styles from './ShopScore.module.css'
import { useShopScore, type ShopDay } from './useShopScore.ts'

const gradeColors = { A: 'green', B: 'blue', C: 'amber', D: 'red' } as const

/** The scores of a shop as a tab of its page. */
export function ShopScores({ storeId, statTime }: ShopDay) {
  const translate = useTranslate()
  const reply = useShopScore({ storeId, statTime })
  const { data, error, retry } = reply
  if (!data) return error ? <ErrorState error={error} retry={retry} /> : <RecordSkeleton />
  const { results, is_exact } = data
  if (!results) return <p>{translate('RM_evaluate.shop.none')}</p>
  const { stat_time, rank_site, rank_category, ranked_total, grade, site_average } = results
  return (
    <>
      {statTime !== null && !is_exact && (
        <output className={styles['earlier']}>
          {translate('RM_evaluate.shop.earlier', { day: formatDate(stat_time, 'YYYY/M/D') })}
        </output>
      )}
      <FigureCards>
        <ScoreCard reply={reply} />
        <FigureCard label={translate('RM_evaluate.shop.site_average')} value={site_average} />
      </FigureCards>
      <dl className={styles['facts']}>
        <div>
          <dt className="small">{translate('RM_evaluate.shop.grade')}</dt>
          <dd>{grade ? <StatusChip tone={gradeColors[grade]}>{grade}</StatusChip> : noValue}</dd>
        </div>
        <div>
          <dt className="small">{translate('RM_evaluate.shop.rank')}</dt>
          <dd>
            {rank_site === null
              ? noValue
              : translate('RM_evaluate.shop.rank_of', { rank: rank_site, total: ranked_total })}
          </dd>
        </div>
        <div>
          <dt className="small">{translate('RM_evaluate.shop.rank_category')}</dt>
          <dd>{rank_category ?? noValue}</dd>
        </div>
      </dl>
      <ScoreItems storeId={storeId} statTime={stat_time} />
      <ScoreHistory storeId={storeId} />
    </>
  )
}
