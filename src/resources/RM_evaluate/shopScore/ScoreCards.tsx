import { useTranslate } from 'react-admin'
import type { z } from 'zod'
import type { scoringLatestResult } from '#contract/RM_evaluate/shopScores.ts'
import type { CallResult } from '#src/kit/base/call/useCall.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { useShopScore, type ShopDay } from './useShopScore.ts'

interface ScoreCardProps {
  readonly texts: string
  readonly reply: CallResult<z.infer<typeof scoringLatestResult.reply>>
  /** The address of the items behind it. */
  readonly to?: string
}

/** The score of a day, compared with the time before. */
export function ScoreCard({ texts, reply, to }: ScoreCardProps) {
  const translate = useTranslate()
  const { data, isPending, error, retry } = reply
  const result = data?.results
  const before = result?.previous_score
  return (
    <FigureCard
      label={
        result
          ? translate(`${texts}.score_of`, { day: formatDate(result.stat_time, 'YYYY/M/D') })
          : translate(`${texts}.score`)
      }
      value={result?.score}
      {...(typeof before === 'number'
        ? {
            reference: {
              value: before,
              label: translate(`${texts}.previous`),
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
export const shopScoreCards = (texts: string) => (day: ShopDay) => <Cards texts={texts} {...day} />

const Cards = ({ texts, ...day }: ShopDay & { readonly texts: string }) => (
  <ScoreCard texts={texts} reply={useShopScore(day)} />
)
