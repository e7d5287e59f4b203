import Calculate from '@mui/icons-material/CalculateOutlined'
import { job } from '#contract/core/job.ts'
import { billingRun, billingRunCalculate } from '#contract/PS/billingRun.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { StepButtons } from '#src/kit/page/lifecycle/StepButtons.tsx'
import { ActionButton } from '#src/kit/page/record/RecordActions.tsx'
import { useBillingJob } from './useBillingJob.ts'

/** The steps of a run, and calculating a draft again. */
export function RunButtons() {
  const translate = useTranslate()
  const run = useRecord<typeof billingRun>()
  const may = useCan(billingRunCalculate.can)
  const isUnderWay = useBillingJob(run && String(run.id)) !== null
  const { send, isSending, showFailure } = useSend(billingRunCalculate, { refreshes: [billingRun, job] })
  const isBusy = isSending || isUnderWay
  const calculate = () => send({ body: { _id: String(run?.id) } }).catch(showFailure)
  return (
    <>
      {run?.status === 'draft' && may && (
        <ActionButton
          icon={<Calculate />}
          reason={isBusy ? translate('PS.billing.calculating') : undefined}
          onClick={() => void calculate()}
        >
          {translate('PS.billing.calculate')}
        </ActionButton>
      )}
      <StepButtons primary={['review', 'issue']} />
    </>
  )
}
