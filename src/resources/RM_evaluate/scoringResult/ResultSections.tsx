import { useRecordContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { scoreSections } from '#contract/RM_evaluate/scoringRules.ts'
import { dailyResultData } from '#contract/RM_evaluate/shopScores.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { formatNumber, noValue } from '#src/kit/value/field/formatNumber.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ExplainedScore } from '#src/resources/RM_evaluate/scoringReport/ExplainedScore.tsx'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import { sectionMeans } from './sectionMeans.ts'

type Result = ShownRecord<typeof scoringResult>

/** The score of a shop by section, compared with the averages of the site and, elsewhere, of Guangzhou. */
export function ResultSections() {
  const result = useRecordContext<Result>()
  return result ? <Sections result={result} /> : null
}

const refreshOn = [scoringResult]

function Sections({ result }: { readonly result: Result }) {
  const translate = useTranslate()
  const { store_id, stat_time, report_id, score, section_scores, version } = result
  const query = { store_id, stat_time }
  const { data, isPending, error, retry } = useCall(dailyResultData, { query }, { refreshOn })
  const meansOf = (of: 'site_average' | 'gz_average') =>
    sectionMeans((data?.items ?? []).map((item) => ({ ...item, share: item[of] })))
  return (
    <Section
      title="RM_evaluate.result.score"
      action={
        <ExplainedScore reportId={report_id} version={version}>
          {score === null ? noValue : formatNumber(score)}
        </ExplainedScore>
      }
    >
      <Chart
        kind="radar"
        title={translate('RM_evaluate.result.by_section')}
        by={translate('RM_evaluate.result.section')}
        categories={scoreSections.map((id) => ({
          id,
          label: translate(`RM_evaluate.scoring.section.${id}`),
        }))}
        series={[
          {
            id: 'shop',
            label: translate('RM_evaluate.result.shop'),
            values: scoreSections.map((section) => section_scores[section] ?? null),
          },
          { id: 'site', label: translate('RM_evaluate.result.average'), values: meansOf('site_average') },
          ...(data?.is_benchmark
            ? []
            : [
                {
                  id: 'benchmark',
                  label: translate('RM_evaluate.result.benchmark'),
                  values: meansOf('gz_average'),
                },
              ]),
        ]}
        {...{ isPending, error, retry }}
      />
    </Section>
  )
}
