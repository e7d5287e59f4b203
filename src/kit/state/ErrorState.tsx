import CloudOff from '@mui/icons-material/CloudOffOutlined'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { failureOf } from './failureOf.ts'
import { ForbiddenState } from './ForbiddenState.tsx'
import { State } from './State.tsx'

interface ErrorStateProps {
  error: unknown
  retry: () => void
  isPage?: boolean
}

/** What could not be loaded: why, the code to quote, and another try. A refused permission is said as such. */
export function ErrorState({ error, retry, isPage = false }: ErrorStateProps) {
  const translate = useTranslate()
  const { code, message, isForbidden } = failureOf(error)
  if (isForbidden) return <ForbiddenState isPage={isPage} />
  return (
    <State
      role="alert"
      isPage={isPage}
      icon={CloudOff}
      title={translate('atrium.state.error.title')}
      text={[message, translate('atrium.state.error.text', { code })].filter(Boolean).join(' ')}
    >
      <Button variant="outlined" onClick={retry}>
        {translate('atrium.action.retry')}
      </Button>
    </State>
  )
}
