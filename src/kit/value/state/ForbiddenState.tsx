import Lock from '@mui/icons-material/LockOutlined'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { State } from './State.tsx'

/** Says that the user may not see this, and whom to ask. */
export function ForbiddenState({ isPage = false }: { isPage?: boolean }) {
  const translate = useTranslate()
  return (
    <State
      isPage={isPage}
      icon={Lock}
      title={translate('atrium.state.forbidden.title')}
      text={translate('atrium.state.forbidden.text')}
    />
  )
}
