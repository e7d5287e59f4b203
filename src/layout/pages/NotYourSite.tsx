import WrongLocation from '@mui/icons-material/WrongLocationOutlined'
import { useLocaleState } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import { useShell } from '#src/layout/shellContext.ts'
import { BackActions } from './BackActions.tsx'
import { StatePage } from './StatePage.tsx'

/** Says that a link leads to a site where the user does not work, and at which site they are now. */
export const NotYourSite = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { site } = useShell()
  return (
    <StatePage
      icon={<WrongLocation />}
      title={translate('atrium.state.not_your_site.title')}
      text={translate('atrium.state.not_your_site.text', { site: site ? localName(site, locale) : '' })}
    >
      <BackActions />
    </StatePage>
  )
}
