import CloudOff from '@mui/icons-material/CloudOffOutlined'
import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { failureOf, type Failure } from '#src/kit/base/call/failureOf.ts'
import { ForbiddenState } from './ForbiddenState.tsx'
import { State } from './State.tsx'
import { useRetryOnline } from '#src/kit/base/call/useRetryOnline.ts'
import { useToastOf } from '#src/kit/base/call/useToastOf.ts'

interface ErrorStateProps {
  error: unknown
  retry: () => void
  isPage?: boolean
}

/**
 * Shown if something could not be loaded: the reason, the code to quote, and a retry button. A missing
 * permission is shown as such. The reason is also shown in a toast. What failed without a network is tried again when
 * that is back.
 */
export function ErrorState({ error, retry, isPage = false }: ErrorStateProps) {
  const translate = useTranslate()
  const { isNetwork, isTemporary } = failureOf(error)
  useToastOf(error)
  useRetryOnline(isNetwork && isTemporary ? retry : undefined)
  if (failureOf(error).isForbidden) return <ForbiddenState isPage={isPage} />
  return (
    <State
      role="alert"
      isPage={isPage}
      icon={CloudOff}
      title={translate('atrium.state.error.title')}
      text={textOf(failureOf(error), translate)}
    >
      <Button variant="outlined" onClick={retry}>
        {translate('atrium.action.retry')}
      </Button>
    </State>
  )
}

/** The reason, and the code to quote if there is one. */
function textOf({ code, message }: Failure, translate: Translate): string | undefined {
  // The surrounding text adds the full stop, as the language needs it.
  const reason = message.replace(/[.。]$/, '')
  if (code === 0) return reason ? translate('atrium.state.error.reason', { reason }) : undefined
  return translate(`atrium.state.error.${reason ? 'reason_and_code' : 'text'}`, { reason, code })
}

type Translate = (key: string, options: object) => string
