import SyncProblem from '@mui/icons-material/SyncProblemOutlined'
import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useRetryOnline } from '#src/kit/base/call/useRetryOnline.ts'
import { StatePage } from './StatePage.tsx'
import s from './StatePage.module.css'

/**
 * Says that a page or the whole console could not be shown. Without `onRetry` the retry button reloads the
 * page. `code` is what the user can tell the administrator: the server's errcode, the status, or the name of
 * the error.
 */
export const Failed = ({ error, code = codeOf(error), onRetry }: FailedProps) => {
  const translate = useTranslate()
  useRetryOnline(onRetry)
  const detail = error instanceof Error ? error.message : ''
  return (
    <StatePage
      role="alert"
      icon={<SyncProblem />}
      title={translate('atrium.state.error.title')}
      text={translate('atrium.state.error.text', { code })}
    >
      <Button variant="contained" onClick={onRetry ?? (() => window.location.reload())}>
        {translate(onRetry ? 'atrium.action.retry' : 'atrium.action.reload')}
      </Button>
      {detail ? (
        <details className={s.detail}>
          <summary>{translate('atrium.boundary.details')}</summary>
          <pre className="card">{detail}</pre>
        </details>
      ) : null}
    </StatePage>
  )
}

interface FailedProps {
  error?: unknown
  code?: string
  onRetry?: (() => void) | undefined
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '-'
  if ('errcode' in error && error.errcode) return String(error.errcode)
  if ('status' in error && error.status) return String(error.status)
  return error instanceof Error ? error.name : '-'
}
