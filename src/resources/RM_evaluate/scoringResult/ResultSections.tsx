import { useRecordContext, useTranslate } from 'react-admin'
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

interface ResultSectionsProps {
  readonly texts: string
  /** The message keys of the names of sections. */
  readonly sections: string
}

type Result = ShownRecord<typeof scoringResult>

/** The score of a shop by section, compared with the averages of the site and, elsewhere, of Guangzhou. */
export function ResultSections(props: ResultSectionsProps) {
  const result = useRecordContext<Result>()
  return result ? <Sections result={result} {...props} /> : null
}

const refreshOn = [scoringResult]

function Sections({ result, texts, sections }: ResultSectionsProps & { readonly result: Result }) {
  const translate = useTranslate()
  const { store_id, stat_time, report_id, score, section_scores, version } = result
  const query = { store_id, stat_time }
  const { data, isPending, error, retry } = useCall(dailyResultData, { query }, { refreshOn })
  const meansOf = (of: 'site_average' | 'gz_average') =>
    sectionMeans((data?.items ?? []).map((item) => ({ ...item, share: item[of] })))
  return (
    <Section
      title={`${texts}.score`}
      action={
        <ExplainedScore reportId={report_id} version={version}>
          {score === null ? noValue : formatNumber(score)}
        </ExplainedScore>
      }
    >
      <Chart
        kind="radar"
        title={translate(`${texts}.by_section`)}
        by={translate(`${texts}.section`)}
        categories={scoreSections.map((id) => ({ id, label: translate(`${sections}.${id}`) }))}
        series={[
          {
            id: 'shop',
            label: translate(`${texts}.shop`),
            values: scoreSections.map((section) => section_scores[section] ?? null),
          },
          { id: 'site', label: translate(`${texts}.average`), values: meansOf('site_average') },
          ...(data?.is_benchmark
            ? []
            : [{ id: 'benchmark', label: translate(`${texts}.benchmark`), values: meansOf('gz_average') }]),
        ]}
        {...{ isPending, error, retry }}
      />
    </Section>
  )
}
