import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { text } from '#contract/fields.ts'
import { dailyScoringUpdate } from '#contract/RM_evaluate/dailyScoring.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { scoringResultVersion } from '#contract/RM_evaluate/scoringResultVersion.ts'
import { scoresShops } from '#contract/RM_evaluate/scoringRules.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'
import { ActionButton } from '#src/kit/page/record/RecordActions.tsx'
import { useCan, useSubject } from '#src/kit/base/person/subject.ts'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'

const fields = { reason: text({ required: true, max: 500 }) }
const refreshes = [scoringReport, scoringResultVersion]

/** Takes back the user's own report before it is confirmed, and returns a report to its scorer. */
export function ReportSteps() {
  const report = useRecord<typeof scoringReport>()
  const translate = useTranslate()
  const refresh = useRefresh()
  const { id: user, isManager } = useSubject()
  const mayScore = useCan(scoresShops, report)
  const mayConfirm = useCan('scoring.confirm', report)
  const { send, showFailure } = useSend(dailyScoringUpdate, { refreshes })
  const [isReturning, setReturning] = useState(false)
  if (!report) return null
  const { _id, rev, status, scorer_id } = report
  const query = { cond: { report_id: _id } }
  const withdraw = () => {
    send({ query, body: { action: 'withdraw', rev } })
      .then(refresh)
      .catch(showFailure)
  }
  return (
    <>
      {status === 'submitted' && mayScore && scorer_id === user && (
        <ActionButton onClick={withdraw}>{translate('RM_evaluate.scoring.form.withdraw')}</ActionButton>
      )}
      {mayConfirm && (status === 'submitted' || (status === 'confirmed' && isManager)) && (
        <ActionButton onClick={() => setReturning(true)}>
          {translate('RM_evaluate.scoring.return.button')}
        </ActionButton>
      )}
      {isReturning && (
        <FormDialog
          title={translate('RM_evaluate.scoring.return.title')}
          confirm={translate('RM_evaluate.scoring.return.button')}
          fields={fields}
          texts="RM_evaluate.scoring.return"
          onClose={() => setReturning(false)}
          onConfirm={async ({ reason = '' }) => {
            await send({ query, body: { action: 'return', reason, rev } })
            setReturning(false)
            refresh()
          }}
        />
      )}
    </>
  )
}
