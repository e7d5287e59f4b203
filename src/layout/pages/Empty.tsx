import MeetingRoom from '@mui/icons-material/MeetingRoomOutlined'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useShell } from '#src/layout/shellContext.ts'
import { StatePage } from './StatePage.tsx'

/** The fallback `/empty` for people without any permitted menu (specification section 2). */
export const Empty = () => {
  const translate = useTranslate()
  const { signOut } = useShell()
  return (
    <StatePage
      icon={<MeetingRoom />}
      title={translate('atrium.shell.no_menu.title')}
      text={`${translate('atrium.shell.no_menu.text')}\n${translate('atrium.shell.no_menu.contact')}`}
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
