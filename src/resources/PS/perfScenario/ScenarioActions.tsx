import Calculate from '@mui/icons-material/CalculateOutlined'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { job } from '#contract/core/job.ts'
import { perfScenario } from '#contract/PS/perfScenario.ts'
import { mayRecalculate } from '#contract/PS/retailCalculation.ts'
import { scenarioCalculate } from '#contract/PS/scenarioCalls.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { ActionButton, DeleteAction, EditAction } from '#src/kit/page/record/RecordActions.tsx'
import { useCan, useSubject } from '#src/kit/base/person/subject.ts'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { useScenarioJob } from './useScenarioJob.ts'

/** What the author of a scenario does with it. */
export function ScenarioActions() {
  const translate = useTranslate()
  const record = useRecord<typeof perfScenario>()
  const isAllowed = useCan(mayRecalculate)
  const { id: user, isAdmin } = useSubject()
  const { send, isSending, showFailure } = useSend(scenarioCalculate, { refreshes: [perfScenario, job] })
  const isUnderWay = useScenarioJob(record && String(record.id)) !== null
  if (!record || !isAllowed || (record.created_by !== user && !isAdmin)) return null
  const isBusy = isSending || isUnderWay
  const calculate = () => send({ body: { _id: String(record.id) } })
  return (
    <>
      <ActionButton
        icon={<Calculate />}
        isPrimary
        reason={isBusy ? translate('PS.scenario.wait') : undefined}
        onClick={() => void calculate().catch(showFailure)}
      >
        {translate(isBusy ? 'PS.scenario.calculating' : 'PS.scenario.calculate')}
      </ActionButton>
      <EditAction isPrimary={false} />
      <DeleteAction />
    </>
  )
}
