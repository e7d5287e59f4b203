import { Alert } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { errcodes } from '#contract/reply.ts'
import { isRecord } from '#contract/isRecord.ts'
import { ChangedBy } from '#src/kit/value/field/ChangedBy.tsx'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { useToastOf } from '#src/kit/base/call/useToastOf.ts'

/** Why an action failed: the server's message, in the dialog and as a toast. If somebody else was faster, it says who. */
export function DialogError({ error }: { readonly error: unknown }) {
  const translate = useTranslate()
  useToastOf(error)
  const { code, data, message } = failureOf(error)
  const current = code === errcodes.stale && isRecord(data['current']) ? data['current'] : undefined
  return (
    <Alert severity="error">
      {message || translate('ra.notification.http_error')}
      {typeof current?.['updated_by'] === 'string' && (
        <p>
          <ChangedBy by={current['updated_by']} at={current['updated_at']} />
        </p>
      )}
    </Alert>
  )
}
