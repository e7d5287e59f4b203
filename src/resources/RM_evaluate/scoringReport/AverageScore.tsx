import { useMounted } from '#src/kit/base/text/mounted.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { useScoringDays } from './useScoringDays.ts'

/** The average score of the latest confirmed day, compared with the confirmed day before. */
export function AverageScore() {
  const at = useMounted()
  const translate = useTranslate()
  const { data, isPending, error, retry } = useScoringDays()
  const days = data?.list.filter(({ status }) => status === 'confirmed') ?? []
  const [latest, before] = days
  return (
    <FigureCard
      label={translate('RM_evaluate.card.average', { day: latest?.label ?? '' })}
      value={data && (latest?.average ?? null)}
      reference={
        typeof before?.average === 'number'
          ? { value: before.average, label: before.label, good: 'up' }
          : undefined
      }
      trend={days.map(({ average }) => average).toReversed()}
      to={at('/RM_evaluate/results')}
      {...{ isPending, error: data ? null : error, retry }}
    />
  )
}
