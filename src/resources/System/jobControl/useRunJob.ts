import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { jobRun } from '#contract/System/jobControl.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { jobs } from './listedJob.ts'

/** Returns a function that starts a scheduled job now and tells the user. */
export function useRunJob(): (name: string) => void {
  const notify = useNotify()
  const { send, isSending, showFailure } = useSend(jobRun, { refreshes: [jobs] })
  return (name) => {
    if (isSending) return
    send({ body: { name } })
      .then(({ deduplicated }) =>
        notify(`System.job.${deduplicated ? 'joined' : 'began'}`, {
          type: deduplicated ? 'info' : 'success',
        }),
      )
      .catch(showFailure)
  }
}
