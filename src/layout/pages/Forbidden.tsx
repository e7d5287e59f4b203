import Lock from '@mui/icons-material/LockOutlined'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { BackActions } from './BackActions.tsx'
import { StatePage } from './StatePage.tsx'

/** Says that the user has no permission for this page. */
export const Forbidden = () => {
  const translate = useTranslate()
  return (
    <StatePage
      icon={<Lock />}
      title={translate('atrium.state.forbidden.title')}
      text={translate('atrium.state.forbidden.text')}
    >
      <BackActions />
    </StatePage>
  )
}
