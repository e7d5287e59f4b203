import { useTranslate } from 'react-admin'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { useResult } from './result.ts'

/** The score of each section, as bars. */
export function Scores({ texts }: { texts: string }) {
  const result = useResult()
  const translate = useTranslate()
  const words = useWords()
  if (!result || result.sections.length === 0) return null
  return (
    <Chart
      kind="bars"
      title={translate(`${texts}.group.scores`)}
      by={translate(`${texts}.section`)}
      categories={result.sections.map(({ section }) => ({ id: section, label: section }))}
      series={[
        { id: 'score', label: words.label('score'), values: result.sections.map(({ score }) => score) },
      ]}
    />
  )
}
