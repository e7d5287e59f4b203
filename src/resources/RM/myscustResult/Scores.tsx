import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { useResult } from './result.ts'

/** The score of each section, as bars. */
export function Scores() {
  const result = useResult()
  const translate = useTranslate()
  const words = useWords()
  if (!result || result.sections.length === 0) return null
  return (
    <Chart
      kind="bars"
      title={translate('RM.result.group.scores')}
      by={translate('RM.result.section')}
      categories={result.sections.map(({ section }) => ({ id: section, label: section }))}
      series={[
        { id: 'score', label: words.label('score'), values: result.sections.map(({ score }) => score) },
      ]}
    />
  )
}
