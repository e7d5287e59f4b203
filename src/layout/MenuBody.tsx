import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { menuFilter } from './menuFilter.ts'
import { leavesOf } from './menuMatch.ts'
import { MenuSearch } from './MenuSearch.tsx'
import { MenuShortcuts } from './MenuShortcuts.tsx'
import { MenuTree } from './MenuTree.tsx'
import s from './MenuTree.module.css'
import { moveByArrows } from './moveByArrows.ts'
import { useShell } from './shellContext.ts'

/**
 * The menu in full: search, favourites, the tree, recents. `onOpen` is told when an entry was opened, so that what
 * covers the page can close.
 */
export const MenuBody = ({ onOpen }: { onOpen?: () => void }) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { menu } = useShell()
  const [typed, setTyped] = useState('')
  const found = menuFilter(menu, typed)

  const openFirst = () => {
    const first = leavesOf(found)[0]
    if (!typed.trim() || !first?.uri) return
    setTyped('')
    navigate(first.uri)
    onOpen?.()
  }

  return (
    <div className={s.body} onKeyDown={moveByArrows}>
      <MenuSearch
        label={translate('atrium.shell.search_menu')}
        typed={typed}
        onType={setTyped}
        onEnter={openFirst}
      />
      <div className={s.scroll} onClick={(event) => isLink(event.target) && onOpen?.()}>
        {typed ? null : <MenuShortcuts kind="favourites" />}
        <MenuTree nodes={found} searching={typed.trim() !== ''} />
        {found.length ? null : <p className={s.none}>{translate('atrium.shell.search_menu_none')}</p>}
        {typed ? null : <MenuShortcuts kind="recents" />}
      </div>
      <p className="visually-hidden" role="status">
        {typed && !found.length ? translate('atrium.shell.search_menu_none') : ''}
      </p>
    </div>
  )
}

const isLink = (target: EventTarget): boolean => target instanceof Element && target.closest('a') !== null
