import Pause from '@mui/icons-material/PauseRounded'
import Play from '@mui/icons-material/PlayArrowRounded'
import { useRefresh } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { reportExport } from '#contract/reports/reportExport.ts'
import { reportSchedule, reportScheduleRun } from '#contract/reports/reportSchedule.ts'
import { saveCall } from '#contract/resourceCalls.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { ActionButton, DeleteAction, EditAction } from '#src/kit/page/record/RecordActions.tsx'
import { useAction } from '#src/kit/base/call/useAction.ts'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'

/** What can be done with a schedule. */
export function ScheduleActions() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const record = useRecord<typeof reportSchedule>()
  const { send: start, showFailure } = useSend(reportScheduleRun, {
    refreshes: [reportExport, reportSchedule],
  })
  const { send: save } = useSend(saveCall(reportSchedule), { refreshes: [reportSchedule] })
  const { run, isBusy } = useAction(async (act: () => Promise<void>) => {
    await act().catch(showFailure)
    refresh()
  })
  if (!record) return null
  const id = String(record.id)
  const isPaused = record.is_paused === true
  const reason = isBusy ? translate('ra.message.loading') : undefined
  const startNow = async () => {
    await start({ params: { id } })
    notify('reports.schedule.started', { type: 'success' })
  }
  const pause = async () => {
    await save({ query: { cond: { _id: id } }, body: { is_paused: !isPaused, rev: record.rev } })
  }
  return (
    <>
      <ActionButton icon={<Play />} reason={reason} onClick={() => void run(startNow)}>
        {translate('reports.schedule.run')}
      </ActionButton>
      <ActionButton icon={isPaused ? <Play /> : <Pause />} reason={reason} onClick={() => void run(pause)}>
        {translate(isPaused ? 'reports.schedule.resume' : 'reports.schedule.pause')}
      </ActionButton>
      <EditAction />
      <DeleteAction />
    </>
  )
}
