import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { z } from 'zod'
import type { scoringLatestResult } from '#contract/RM_evaluate/shopScores.ts'
import type { CallResult } from '#src/kit/base/call/useCall.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { useShopScore, type ShopDay } from './useShopScore.ts'

interface ScoreCardProps {
  readonly reply: CallResult<z.infer<typeof scoringLatestResult.reply>>
  /** The address of the items behind it. */
  readonly to?: string
}

/** The score of a day, compared with the time before. */
export function ScoreCard({ reply, to }: ScoreCardProps) {
  const translate = useTranslate()
  const { data, isPending, error, retry } = reply
  const result = data?.results
  const before = result?.previous_score
  return (
    <FigureCard
      label={
        result
          ? translate('RM_evaluate.shop.score_of', { day: formatDate(result.stat_time, 'YYYY/M/D') })
          : translate('RM_evaluate.shop.score')
      }
      value={result?.score}
      {...(typeof before === 'number'
        ? {
            reference: {
              value: before,
              label: translate('RM_evaluate.shop.previous'),
              good: 'up' as const,
              inPoints: true as const,
            },
          }
        : {})}
      {...{ to, isPending, error, retry }}
    />
  )
}

/** The score on the first tab of a shop's page. */
export const ShopScoreCards = (day: ShopDay) => <ScoreCard reply={useShopScore(day)} />
