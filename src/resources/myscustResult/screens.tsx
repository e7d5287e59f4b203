import { editableStatuses, myscustResult } from '#contract/RM/myscustResult.ts'
import { Counters } from '#src/kit/list/Counters.tsx'
import { DeleteAction, EditAction } from '#src/kit/record/RecordActions.tsx'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { StepButtons } from '#src/kit/lifecycle/StepButtons.tsx'
import { useSubject } from '#src/kit/subject.ts'
import { ProblemTools, RegenButton, ResultProblems } from '#src/resources/myscustProblem/resource.ts'
import { Answers } from './Answers.tsx'
import { Appeal } from './Appeal.tsx'
import { AppealDialog } from './AppealDialog.tsx'
import { Attachments } from './Attachments.tsx'
import { PeriodSelect } from './PeriodSelect.tsx'
import { ResultBanner } from './ResultBanner.tsx'
import { ResultCreate, ResultForm } from './ResultForm.tsx'
import { Scores } from './Scores.tsx'
import { Trend } from './Trend.tsx'
import { resultColors } from './colors.ts'
import { useResult } from './result.ts'

/** What mystery customers found: list, page and forms. Both areas of retail management mount them, each with its own texts. */
export const mysteryResultScreens = (texts: string, problems: string) =>
  resourceScreens(myscustResult, {
    status: 'status',
    looks: { status: { statusColors: resultColors } },
    columns: [
      { source: 'title', width: 150, sortable: false },
      { source: 'store_id', width: 110, grows: true },
      { source: 'period', width: 90 },
      { source: 'round', width: 80, hidden: true },
      { source: 'visit_at', width: 140 },
      { source: 'score', width: 90 },
      { source: 'pass', width: 80 },
      { source: 'status', width: 110 },
      { source: 'shopper_code', width: 120, hidden: true },
      { source: 'agency_id', width: 130, hidden: true },
      { source: 'published_at', width: 140, hidden: true },
    ],
    filters: ['pass', 'store_id'],
    more: ['round', 'score', 'visit_at', 'published_at', 'agency_id', 'shopper_code'],
    sort: { field: 'visit_at', order: 'DESC' },
    page: {
      above: (
        <>
          <Counters source="status" statusColors={resultColors} />
          <PeriodSelect />
        </>
      ),
      actions: <ProblemTools texts={problems} />,
      views: [
        { name: `${texts}.views.to_publish`, filter: { $step: 'publish' } },
        { name: `${texts}.views.to_decide`, filter: { $step: 'decide' } },
        { name: `${texts}.views.failed`, filter: { pass: false, status: ['published', 'appealing'] } },
      ],
    },
    form: () => <ResultForm texts={texts} />,
    create: ResultCreate(texts),
    facts: ['store_id', 'visit_at', 'score', 'pass'],
    buttons: () => <Buttons texts={texts} problems={problems} />,
    banner: () => <ResultBanner texts={texts} />,
    sections: [
      () => <Appeal texts={texts} />,
      () => <Scores texts={texts} />,
      () => <Answers texts={texts} />,
      { title: `${texts}.group.narrative`, fields: ['narrative'] },
      () => <Attachments texts={texts} />,
      () => <Trend texts={texts} />,
    ],
    related: () => <ResultProblems texts={problems} />,
    aside: [
      {
        title: `${texts}.group.visit`,
        fields: ['period', 'round', 'shopper_code', 'questionnaire_version', 'agency_id'],
      },
      { title: `${texts}.group.publication`, fields: ['published_at', 'appeal_until'] },
    ],
  })

function Buttons({ texts, problems }: { texts: string; problems: string }) {
  const result = useResult()
  const who = useSubject()
  if (!result) return null
  const { status, appeal_days_left } = result
  return (
    <>
      <StepButtons
        steps={['submit', 'publish', ...(appeal_days_left === null ? [] : ['appeal']), 'decide']}
        primary={['submit', 'publish', 'decide']}
        renderDialog={(step, close) =>
          step === 'appeal' ? <AppealDialog texts={texts} onClose={close} /> : undefined
        }
      />
      {status === 'published' && <RegenButton texts={problems} result={result} />}
      {editableStatuses(who).includes(status) && <EditAction isPrimary={false} />}
      {status === 'draft' && <DeleteAction />}
    </>
  )
}
