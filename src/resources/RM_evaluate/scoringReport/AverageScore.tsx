import { useTranslate } from 'react-admin'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { useScoringDays } from './useScoringDays.ts'

/** The average score of the latest confirmed day, compared with the confirmed day before. */
export const averageScore = (area: 'RM_evaluate' | 'RMHK_evaluate') =>
  function AverageScore() {
    const translate = useTranslate()
    const { data, isPending, error, retry } = useScoringDays()
    const days = data?.list.filter(({ status }) => status === 'confirmed') ?? []
    const [latest, before] = days
    return (
      <FigureCard
        label={translate(`${area}.card.average`, { day: latest?.label ?? '' })}
        value={data && (latest?.average ?? null)}
        reference={
          typeof before?.average === 'number'
            ? { value: before.average, label: before.label, good: 'up' }
            : undefined
        }
        trend={days.map(({ average }) => average).toReversed()}
        to={`/${area}/results`}
        {...{ isPending, error: data ? null : error, retry }}
      />
    )
  }
