import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { noValue } from '#src/kit/value/field/formatNumber.ts'
import type { JobRun } from './listedJob.ts'

/** What happened in a run: why it failed, and each attempt that did not succeed. */
export function RunLog({ run: { error, log } }: { readonly run: JobRun }) {
  const translate = useTranslate()
  if (error === null && log.length === 0) return noValue
  return (
    <>
      {error}
      {log.length > 0 && (
        <ul className="bullets">
          {log.map(({ attempt, at, ended, detail }) => (
            <li key={`${attempt} ${at} ${ended}`}>
              {translate('System.job.attempt', {
                attempt,
                at: formatDate(at, 'YYYY/M/D HH:mm'),
                ended: translate(`System.job.ended.${ended}`),
              })}{' '}
              {detail !== null && <code>{detail}</code>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
