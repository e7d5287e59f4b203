import { myscustProblem } from '#contract/RM/myscustProblem.ts'
import { editableStatuses, myscustResult } from '#contract/RM/myscustResult.ts'
import { StepButtons } from '#src/kit/page/lifecycle/StepButtons.tsx'
import { DeleteAction, EditAction } from '#src/kit/page/record/RecordActions.tsx'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { useSubject } from '#src/kit/base/person/subject.ts'
import { RegenButton } from '#src/resources/RM/myscustProblem/RegenButton.tsx'
import { Answers } from './Answers.tsx'
import { Appeal } from './Appeal.tsx'
import { AppealDialog } from './AppealDialog.tsx'
import { Attachments } from './Attachments.tsx'
import { resultColors } from './colors.ts'
import { useResult } from './result.ts'
import { ResultBanner } from './ResultBanner.tsx'
import { ResultCreate, ResultForm } from './ResultForm.tsx'
import { MysteryResultList } from './ResultList.tsx'
import { Scores } from './Scores.tsx'
import { Trend } from './Trend.tsx'

/** What mystery customers found: list, page and forms. */
export const myscustResultScreens = resourceScreens(myscustResult, {
  status: 'status',
  looks: { status: { statusColors: resultColors } },
  list: MysteryResultList,
  form: ResultForm,
  create: ResultCreate,
  facts: ['store_id', 'visit_at', 'score', 'pass'],
  buttons: Buttons,
  banner: ResultBanner,
  sections: [
    Appeal,
    Scores,
    Answers,
    { title: 'RM.result.group.narrative', fields: ['narrative'] },
    Attachments,
    Trend,
  ],
  related: ResultProblems,
  aside: [
    {
      title: 'RM.result.group.visit',
      fields: ['period', 'round', 'shopper_code', 'questionnaire_version', 'agency_id'],
    },
    { title: 'RM.result.group.publication', fields: ['published_at', 'appeal_until'] },
  ],
})

function Buttons() {
  const result = useResult()
  const who = useSubject()
  if (!result) return null
  const { status, appeal_days_left } = result
  return (
    <>
      <StepButtons
        steps={['submit', 'publish', ...(appeal_days_left === null ? [] : ['appeal']), 'decide']}
        primary={['submit', 'publish', 'decide']}
        renderDialog={(step, close) => (step === 'appeal' ? <AppealDialog onClose={close} /> : undefined)}
      />
      {status === 'published' && <RegenButton result={result} />}
      {editableStatuses(who).includes(status) && <EditAction isPrimary={false} />}
      {status === 'draft' && <DeleteAction />}
    </>
  )
}

/** The problems that came from the visit on screen. */
function ResultProblems() {
  return (
    <RelatedRecords
      title="RM.problem.of_result.title"
      contract={myscustProblem}
      by="result_id"
      renderBeside={({ title, status }, { words }) => `${title} · ${words.choice('status', status)}`}
    />
  )
}
