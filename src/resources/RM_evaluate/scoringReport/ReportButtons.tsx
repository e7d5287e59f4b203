import { useMounted } from '#src/kit/base/text/mounted.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useNavigate } from 'react-router-dom'
import type { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { scoresShops } from '#contract/RM_evaluate/scoringRules.ts'
import { PrintAction } from '#src/kit/page/record/PrintAction.tsx'
import { ActionButton } from '#src/kit/page/record/RecordActions.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { ReportSteps } from './ReportSteps.tsx'

/** The buttons of a report's page: a draft is continued in the form. */
export function ReportButtons() {
  const report = useRecord<typeof scoringReport>()
  const at = useMounted()
  const translate = useTranslate()
  const navigate = useNavigate()
  const mayScore = useCan(scoresShops, report)
  if (!report) return null
  return (
    <>
      {report.status === 'draft' && mayScore && (
        <ActionButton
          isPrimary
          onClick={() => void navigate(at(`/RM_evaluate/scoring/${encodeURIComponent(report._id)}`))}
        >
          {translate('RM_evaluate.scoring.form.open')}
        </ActionButton>
      )}
      <ReportSteps />
      <PrintAction />
    </>
  )
}
