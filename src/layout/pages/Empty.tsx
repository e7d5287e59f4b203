import MeetingRoom from '@mui/icons-material/MeetingRoomOutlined'
import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useConfig } from '#src/providers/useConfig.ts'
import { useShell } from '#src/layout/shellContext.ts'
import { StatePage } from './StatePage.tsx'

/** The page `/empty`, for users without any visible menu entry (specification section 2). */
export const Empty = () => {
  const translate = useTranslate()
  const { signOut } = useShell()
  // How to reach the operator's administrator; empty if it is not configured.
  const contact = useConfig().param('ui.admin_contact').trim()
  const text = translate('atrium.shell.no_menu.text')
  return (
    <StatePage
      icon={<MeetingRoom />}
      title={translate('atrium.shell.no_menu.title')}
      text={contact ? `${text}\n${translate('atrium.shell.no_menu.contact', { contact })}` : text}
    >
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {translate('atrium.action.reload')}
      </Button>
      <Button variant="outlined" onClick={signOut}>
        {translate('atrium.shell.sign_out')}
      </Button>
    </StatePage>
  )
}
