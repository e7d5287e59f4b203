import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { scoreSections } from '#contract/RM_evaluate/scoringRules.ts'
import { formatRatio } from '#src/kit/value/field/formatNumber.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { ScoreLine, type ScoredItem } from './ScoreLine.tsx'
import styles from './ShopScore.module.css'
import { useScoreItems } from './useShopScore.ts'

interface ScoreItemsProps {
  readonly storeId: string
  readonly statTime: number
}

/** The items behind a score, section by section. */
export function ScoreItems({ storeId, statTime }: ScoreItemsProps) {
  const translate = useTranslate()
  const { data, error, retry } = useScoreItems({ storeId, statTime })
  if (!data) return error ? <ErrorState error={error} retry={retry} /> : <RecordSkeleton />
  return (
    <Section title="RM_evaluate.shop.items">
      <p className="muted small">{translate('RM_evaluate.shop.explain')}</p>
      {scoreSections.map((section) => {
        const own = data.items.filter((item) => item.section === section)
        return own.length === 0 ? null : (
          <table key={section} className={styles['items']}>
            <caption>
              {translate(`RM_evaluate.shop.section.${section}`)} <strong>{formatRatio(meanOf(own))}</strong>
            </caption>
            <tbody>
              {own.map((item) => (
                <ScoreLine
                  key={item.item_id}
                  isBenchmark={data.is_benchmark === true}
                  {...{ storeId, item }}
                />
              ))}
            </tbody>
          </table>
        )
      })}
    </Section>
  )
}

/** The mean of the items that count, by weight; null if none does. */
function meanOf(items: readonly ScoredItem[]): number | null {
  const counted = items.flatMap(({ weight, ratio }) => (ratio === null ? [] : [{ weight, ratio }]))
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0)
  return weights === 0 ? null : counted.reduce((sum, { weight, ratio }) => sum + weight * ratio, 0) / weights
}
