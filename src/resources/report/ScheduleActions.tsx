import Pause from '@mui/icons-material/PauseRounded'
import Play from '@mui/icons-material/PlayArrowRounded'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { reportExport } from '#contract/reports/reportExport.ts'
import { reportSchedule, reportScheduleRun } from '#contract/reports/reportSchedule.ts'
import { saveCall } from '#contract/resourceCalls.ts'
import { useSend } from '#src/kit/call/useSend.ts'
import { ActionButton, DeleteAction, EditAction } from '#src/kit/record/RecordActions.tsx'

/** What can be done with a schedule. */
export function ScheduleActions() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const record = useRecordContext()
  const run = useSend(reportScheduleRun, { refreshes: [reportExport, reportSchedule] })
  const save = useSend(saveCall(reportSchedule), { refreshes: [reportSchedule] })
  if (!record) return null
  const id = String(record.id)
  const isPaused = record['is_paused'] === true
  const start = async () => {
    await run.send({ params: { id } })
    notify('reports.schedule.started', { type: 'success' })
    refresh()
  }
  const pause = async () => {
    await save.send({ query: { cond: { _id: id } }, body: { is_paused: !isPaused } })
    refresh()
  }
  return (
    <>
      <ActionButton icon={<Play />} onClick={() => void start().catch(run.showFailure)}>
        {translate('reports.schedule.run')}
      </ActionButton>
      <ActionButton
        icon={isPaused ? <Play /> : <Pause />}
        onClick={() => void pause().catch(save.showFailure)}
      >
        {translate(isPaused ? 'reports.schedule.resume' : 'reports.schedule.pause')}
      </ActionButton>
      <EditAction />
      <DeleteAction />
    </>
  )
}
