import Extension from '@mui/icons-material/ExtensionOutlined'
import HelpOutline from '@mui/icons-material/HelpOutline'
import Logout from '@mui/icons-material/LogoutOutlined'
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined'
import Todo from '@mui/icons-material/InboxOutlined'
import { Button } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useLocaleState } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Link } from 'react-router-dom'
import { Avatar } from '#src/kit/value/picture/Avatar.tsx'
import { LaterPopover } from '#src/kit/base/control/LaterPopover.tsx'
import { localName } from '#src/kit/base/text/localName.ts'
import { Segments } from '#src/kit/base/control/Segments.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { densities } from '#src/kit/table/density.ts'
import { themeChoices } from '#src/kit/base/person/themeChoice.ts'
import { useThemePreference } from './ConsoleTheme.tsx'
import { pluginsPage } from './pluginsPage.ts'
import { useShell } from './shellContext.ts'
import { chooseDensity, chooseTheme } from './themePreference.ts'
import s from './UserMenu.module.css'

/** Who is signed in, how the console looks for them, and sign-out. */
export const UserMenu = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { user, signOut } = useShell()
  const { theme, density } = useThemePreference()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // The focus then goes to the page, not back to the button.
  const [isLeaving, setLeaving] = useState(false)
  const maySeePlugins = useCan(pluginsPage.can)
  const name = localName(user, locale) || user.username
  const leave = () => {
    setLeaving(true)
    setAnchor(null)
  }
  return (
    <>
      <button
        type="button"
        className={s.person}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={translate('atrium.labelled', { label: translate('atrium.shell.profile'), name })}
        title={name}
        onClick={(event) => {
          setLeaving(false)
          setAnchor(event.currentTarget)
        }}
      >
        <Avatar name={name} />
      </button>
      <LaterPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        disableRestoreFocus={isLeaving}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -4, horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': translate('atrium.shell.profile'), className: s.panel },
        }}
      >
        <div className={s.who}>
          <p className="strong">{name}</p>
          <p className="muted small">{user.username}</p>
        </div>
        <div className={s.choices}>
          <Segments
            label={translate('atrium.shell.theme.label')}
            choices={themeChoices.map((value) => ({ value, text: translate(`atrium.shell.theme.${value}`) }))}
            value={theme}
            onChoose={chooseTheme}
          />
          <Segments
            label={translate('atrium.action.density.label')}
            choices={densities.map((value) => ({ value, text: translate(`atrium.action.density.${value}`) }))}
            value={density}
            onChoose={chooseDensity}
          />
        </div>
        <div className={s.foot}>
          <Entry to="/todo" icon={<Todo />} onOpen={leave}>
            {translate('atrium.todo.tray')}
          </Entry>
          <Entry to="/profile" icon={<ManageAccounts />} onOpen={leave}>
            {translate('atrium.shell.profile')}
          </Entry>
          <Entry to="/help" icon={<HelpOutline />} onOpen={leave}>
            {translate('atrium.shell.help.title')}
          </Entry>
          {maySeePlugins ? (
            <Entry to={pluginsPage.path} icon={<Extension />} onOpen={leave}>
              {translate('atrium.plugins.title')}
            </Entry>
          ) : null}
          <Button fullWidth color="inherit" startIcon={<Logout />} onClick={signOut} className={s.entry}>
            {translate('atrium.shell.sign_out')}
          </Button>
        </div>
      </LaterPopover>
    </>
  )
}

const Entry = ({ to, icon, onOpen, children }: EntryProps) => (
  <Button
    fullWidth
    color="inherit"
    component={Link}
    to={to}
    startIcon={icon}
    className={s.entry}
    onClick={onOpen}
  >
    {children}
  </Button>
)

interface EntryProps {
  to: string
  icon: ReactNode
  onOpen: () => void
  children: string
}
