import MenuOutlined from '@mui/icons-material/MenuOutlined'
import { useState } from 'react'
import { useLocaleState } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Link } from 'react-router-dom'
import { localName } from '#src/kit/base/text/localName.ts'
import { MenuIcon } from '#src/kit/base/icon/MenuIcon.tsx'
import { leavesOf } from './menuMatch.ts'
import { useVisits } from './menuMemory.ts'
import type { Visit } from './menuMemory.ts'
import type { MenuNode } from '#src/kit/base/menu/menuTree.ts'
import { useMenuWay } from './useMenuWay.ts'
import s from './PhoneBar.module.css'
import { PhoneMenu } from './PhoneMenu.tsx'
import { useShell } from './shellContext.ts'

/** On phones, within reach of the thumb: the four entries that this user opens most, and the whole menu. */
export const PhoneBar = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { menus } = useShell()
  const visits = useVisits()
  // Chosen once: the buttons must not change places under the thumb while one works.
  const [known] = useState(visits)
  const [open, setOpen] = useState(false)
  const current = useMenuWay().at(-1)?.id
  const leaves = leavesOf(menus)
  if (leaves.length === 0) return null
  return (
    <nav className={s.bar} aria-label={translate('atrium.shell.quick_menu')}>
      {mostUsed(leaves, known).map((node) => (
        <Link
          key={node.id}
          className="row down muted no-underline inset-focus gap-2"
          to={node.uri ?? '/'}
          aria-current={node.id === current ? 'page' : undefined}
        >
          <MenuIcon icon={node.icon} />
          <span className="cut">{localName(node, locale)}</span>
        </Link>
      ))}
      <button
        type="button"
        className="row down muted inset-focus gap-2"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuOutlined aria-hidden />
        <span className="cut">{translate('atrium.shell.menu')}</span>
      </button>
      <PhoneMenu open={open} onClose={() => setOpen(false)} />
    </nav>
  )
}

/**
 * In the order of the menu, not of use: a bar whose buttons change places is worse than none. New users get
 * the first four entries.
 */
function mostUsed(leaves: readonly MenuNode[], visits: readonly Visit[]): readonly MenuNode[] {
  const count = ({ id }: MenuNode) => visits.find((visit) => visit.id === id)?.count ?? 0
  const chosen = leaves.toSorted((a, b) => count(b) - count(a)).slice(0, 4)
  return leaves.filter((leaf) => chosen.includes(leaf))
}
