import CloudOff from '@mui/icons-material/CloudOffOutlined'
import GppBad from '@mui/icons-material/GppBadOutlined'
import LinkOff from '@mui/icons-material/LinkOffOutlined'
import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { State } from '#src/kit/value/state/State.tsx'
import s from './ExternalPage.module.css'
import type { FrameResult } from './useFrameAddress.ts'

/** Why the page is not shown, and who can help. */
export const NotFramed = ({ found, onRetry }: { found: UnframedTarget; onRetry: () => void }) => {
  const translate = useTranslate()
  if (found.kind === 'failed') {
    return (
      <div className={s.instead}>
        <State role="alert" icon={CloudOff} title={translate('iframe.no_token')}>
          <Button variant="outlined" onClick={onRetry}>
            {translate('atrium.action.retry')}
          </Button>
        </State>
      </div>
    )
  }
  const key = found.kind === 'blocked' ? 'blocked' : 'no_address'
  const words = found.kind === 'blocked' ? { host: found.host } : {}
  return (
    <div className={s.instead}>
      <State
        role="alert"
        icon={found.kind === 'blocked' ? GppBad : LinkOff}
        title={translate(`iframe.${key}.title`)}
        text={translate(`iframe.${key}.text`, words)}
      />
    </div>
  )
}

type UnframedTarget = Exclude<FrameResult, { kind: 'open' }>
