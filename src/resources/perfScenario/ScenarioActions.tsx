import Calculate from '@mui/icons-material/CalculateOutlined'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { perfScenario } from '#contract/PS/perfScenario.ts'
import { mayRecalculate } from '#contract/PS/retailCalculation.ts'
import { scenarioCalculate } from '#contract/PS/scenarioCalls.ts'
import { useSend } from '#src/kit/call/useSend.ts'
import { ActionButton, DeleteAction, EditAction } from '#src/kit/record/RecordActions.tsx'
import { useCan, useSubject } from '#src/kit/subject.ts'
import { useRecord } from '#src/kit/record/useRecord.ts'

/** What the author of a scenario does with it. */
export function ScenarioActions() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const record = useRecord<typeof perfScenario>()
  const isAllowed = useCan(mayRecalculate)
  const { id: user, isAdmin } = useSubject()
  const { send, isSending, showFailure } = useSend(scenarioCalculate, { refreshes: [perfScenario] })
  if (!record || !isAllowed || (record.created_by !== user && !isAdmin)) return null
  const calculate = async () => {
    await send({ body: { _id: String(record.id) } })
    notify('PS.scenario.done', { type: 'success' })
    refresh()
  }
  return (
    <>
      <ActionButton
        icon={<Calculate />}
        isPrimary
        reason={isSending ? translate('PS.scenario.wait') : undefined}
        onClick={() => void calculate().catch(showFailure)}
      >
        {translate(isSending ? 'PS.scenario.calculating' : 'PS.scenario.calculate')}
      </ActionButton>
      <EditAction isPrimary={false} />
      <DeleteAction />
    </>
  )
}
