import Pause from '@mui/icons-material/PauseRounded'
import Play from '@mui/icons-material/PlayArrowRounded'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { jobPause } from '#contract/System/jobControl.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { ActionButton } from '#src/kit/page/record/RecordActions.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { jobs, type ListedJob } from './listedJob.ts'
import { useLocalText } from '#src/kit/base/text/useLocalText.ts'
import { useRunJob } from './useRunJob.ts'

/** Starts a scheduled job, and pauses or resumes it, for those who may. */
export function JobButtons({ job }: { readonly job: ListedJob }) {
  const translate = useTranslate()
  const nameOf = useLocalText()
  const mayRun = useCan(jobPause.can)
  const run = useRunJob()
  const { send, showFailure } = useSend(jobPause, { refreshes: [jobs] })
  const [isAsking, setAsking] = useState(false)
  if (!mayRun) return null
  const { name, is_paused } = job
  const set = (paused: boolean) => send({ body: { name, paused } })
  return (
    <>
      <ActionButton icon={<Play />} onClick={() => run(name)}>
        {translate('System.job.run')}
      </ActionButton>
      <ActionButton
        icon={is_paused ? <Play /> : <Pause />}
        onClick={() => (is_paused ? void set(false).catch(showFailure) : setAsking(true))}
      >
        {translate(`System.job.${is_paused ? 'resume' : 'pause'}`)}
      </ActionButton>
      {isAsking && (
        <ActionDialog
          title={translate('System.job.confirm.title', { name: nameOf(job.title) })}
          text={translate('System.job.confirm.text')}
          confirm={translate('System.job.pause')}
          onConfirm={() => set(true).then(() => setAsking(false))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
