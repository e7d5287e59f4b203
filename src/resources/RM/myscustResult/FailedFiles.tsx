import Dismiss from '@mui/icons-material/CloseOutlined'
import Retry from '@mui/icons-material/ReplayOutlined'
import { IconButton } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'

/** A file to upload. Its idempotency key stays the same when it is sent again, so that the server stores it once. */
export interface SentFile {
  readonly file: File
  readonly key: string
}

/** A file that could not be uploaded, and why. */
export interface FailedFile extends SentFile {
  readonly error: unknown
}

interface FailedFilesProps {
  readonly failed: readonly FailedFile[]
  readonly onRetry: (failed: FailedFile) => void
  readonly onDismiss: (failed: FailedFile) => void
}

/** The files that could not be uploaded. They stay until the user has them uploaded again or removes them. */
export function FailedFiles({ failed, onRetry, onDismiss }: FailedFilesProps) {
  const translate = useTranslate()
  return (
    <div role="alert">
      <ul className="stack gap-8">
        {failed.map((one) => {
          const { name } = one.file
          const { message, isNetwork } = failureOf(one.error)
          const reason = isNetwork ? '' : message
          return (
            <li className="row between gap-8" key={one.key}>
              <span>
                {translate('atrium.labelled', {
                  label: name,
                  name: reason || translate('atrium.file.failed'),
                })}
              </span>
              <span>
                <IconButton
                  size="small"
                  aria-label={translate('atrium.file.retry', { name })}
                  onClick={() => onRetry(one)}
                >
                  <Retry fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={translate('atrium.file.remove', { name })}
                  onClick={() => onDismiss(one)}
                >
                  <Dismiss fontSize="small" />
                </IconButton>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
