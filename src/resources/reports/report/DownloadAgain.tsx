import Download from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { reportFile } from '#contract/reports/center.ts'
import type { reportExport } from '#contract/reports/reportExport.ts'
import type { RecordOf } from '#contract/resource.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { noValue } from '#src/kit/value/field/formatNumber.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'

/** The file of an export again, for the person who ran it; why there is none. */
export function DownloadAgain({ record }: { readonly record: RecordOf<typeof reportExport> }) {
  const { _id, state, reason, file_name, created_by } = record
  const translate = useTranslate()
  const words = useWords()
  const { user } = usePerson()
  const { send, isSending, showFailure } = useSend(reportFile)
  if (state === 'failed') return words.choice('reason', reason)
  if (state === 'waiting' || created_by !== user._id) return noValue
  if (file_name === null) return translate('reports.history.expired')
  return (
    <Button
      size="small"
      startIcon={<Download />}
      aria-disabled={isSending}
      aria-label={translate('reports.history.download_of', { name: file_name })}
      onClick={() => !isSending && void send({ params: { id: _id } }).catch(showFailure)}
    >
      {translate('reports.history.download')}
    </Button>
  )
}
