import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import { failureOf } from '#src/kit/state/failureOf.ts'
import { useToastOf } from '#src/kit/state/useToastOf.ts'

/** Why an action failed: the server's message, in the dialog and as a toast. */
export function DialogError({ error }: { readonly error: unknown }) {
  const translate = useTranslate()
  useToastOf(error)
  return <Alert severity="error">{failureOf(error).message || translate('ra.notification.http_error')}</Alert>
}
