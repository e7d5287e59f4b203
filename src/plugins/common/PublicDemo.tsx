import WarningAmber from '@mui/icons-material/WarningAmberOutlined'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useConfig } from '#src/providers/useConfig.ts'
import s from './Notice.module.css'

/** Warns that anybody on the network can sign in while the demo is served to other machines. */
export const PublicDemo = () => {
  const translate = useTranslate()
  const { isPublicDemo } = useConfig()
  if (!isPublicDemo) return null
  return (
    <aside className={`${s.notice} ${s.amber}`} aria-label={translate('profile.public_demo.label')}>
      <WarningAmber aria-hidden />
      <p>{translate('profile.public_demo.text')}</p>
    </aside>
  )
}
