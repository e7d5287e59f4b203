import HelpOutline from '@mui/icons-material/HelpOutline'
import { useContext, type ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { RegistryContext } from '#src/kit/base/registry/registryContext.ts'
import { useKeys } from '#src/kit/base/keyboard/useKeys.ts'
import bar from '#src/layout/AppBar.module.css'
import s from './HelpButton.module.css'
import { useHelpSeen } from './useSeenHelp.ts'

/** Leads to the help of the area on screen, like the key `?`. A dot says that the user has not read it yet. */
export const HelpButton = (): ReactNode => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [, first = ''] = useLocation().pathname.split('/')
  const plugins = useContext(RegistryContext)?.composition.plugins
  const area = plugins?.some(({ id, messages }) => id === first && messages) ? first : undefined
  const to = area === undefined ? '/help' : `/help/${area}`
  const [seen] = useHelpSeen()
  const isNew = area !== undefined && !seen.includes(area)
  useKeys({ '?': () => navigate(to) })
  const label = translate(`atrium.shell.help.${isNew ? 'here' : 'title'}`)
  return (
    <Link
      className={`${bar['tool']} ${s['help']}`}
      to={to}
      aria-label={label}
      title={label}
      aria-keyshortcuts="?"
    >
      <HelpOutline aria-hidden />
      {isNew && <span className={s['dot']} />}
    </Link>
  )
}
