import { myscustProblem } from '#contract/RM/myscustProblem.ts'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'

/** The problems that came from the visit on screen. */
export const ResultProblems = ({ texts }: { texts: string }) => (
  <RelatedRecords
    title={`${texts}.of_result.title`}
    contract={myscustProblem}
    by="result_id"
    renderBeside={({ title, status }, { words }) => `${title} · ${words.choice('status', status)}`}
  />
)
