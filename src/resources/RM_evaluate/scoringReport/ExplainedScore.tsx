import type { ReactNode } from 'react'
import { scoreFigures, scoringExplanation } from '#contract/RM_evaluate/scoringExplanation.ts'
import { Explain } from '#src/kit/value/explain/Explain.tsx'

interface ExplainedScoreProps {
  readonly reportId: string
  /** The score, or that of a section. */
  readonly figure?: (typeof scoreFigures)[number]
  /** The version of the results that it is shown in. */
  readonly version?: number
  readonly children: ReactNode
}

/** A score of a report that shows how it was calculated when it is clicked. */
export const ExplainedScore = ({ reportId, figure = 'score', version, children }: ExplainedScoreProps) => (
  <Explain
    call={scoringExplanation}
    input={(key) => ({
      query: {
        report_id: reportId,
        figure: scoreFigures.find((one) => one === key) ?? 'score',
        ...(version === undefined ? {} : { version }),
      },
    })}
    figure={figure}
  >
    {children}
  </Explain>
)
