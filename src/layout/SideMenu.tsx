import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft'
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight'
import { memo } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { MenuBody } from './MenuBody.tsx'
import { MenuRail } from './MenuRail.tsx'
import { useShell } from './shellContext.ts'
import s from './SideMenu.module.css'
import { SiteSwitcher } from './SiteSwitcher.tsx'

/** The left column: the current site and the menu. It can be collapsed to icons, which is remembered. */
export const SideMenu = memo(function SideMenu() {
  const translate = useTranslate()
  const { mode, collapsed, setCollapsed } = useShell()
  const label = translate(collapsed ? 'atrium.shell.expand_menu' : 'atrium.shell.collapse_menu')
  return (
    <div className={s.column} data-mode={mode}>
      <SiteSwitcher compact={collapsed} />
      <nav className="flex down fill" aria-label={translate('atrium.shell.menu')}>
        {collapsed ? <MenuRail /> : <MenuBody />}
      </nav>
      <button
        type="button"
        className={s.collapse}
        aria-expanded={!collapsed}
        aria-label={label}
        title={label}
        onClick={() => setCollapsed(!collapsed)}
      >
        {collapsed ? <KeyboardDoubleArrowRight /> : <KeyboardDoubleArrowLeft />}
      </button>
    </div>
  )
})
