import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useNavigate } from 'react-router-dom'
import { useStoredRecents } from '#src/kit/page/record/recents.ts'
import { arrowKeys } from './arrowKeys.ts'
import { menuFilter } from './menuFilter.ts'
import { leavesOf } from './menuMatch.ts'
import { MenuSearch } from './MenuSearch.tsx'
import { MenuFavourites, type OpensProps } from './MenuShortcuts.tsx'
import { MenuTree } from './MenuTree.tsx'
import s from './MenuTree.module.css'
import { useShell } from './shellContext.ts'

/** Fetched once somebody has opened a record. */
const MenuRecents = lazy<ComponentType<OpensProps>>(() =>
  import('./MenuRecents.tsx').then(
    (module) => ({ default: module.MenuRecents }),
    () => ({ default: () => null }),
  ),
)

/**
 * The menu in full: search, favourites, the tree, recent records. `onOpen` is called when an entry was opened, so
 * that an overlay can close.
 */
export const MenuBody = ({ onOpen }: { onOpen?: () => void }) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { menus } = useShell()
  const { recents } = useStoredRecents()
  const [typed, setTyped] = useState('')
  const searching = typed.trim() !== ''
  const found = menuFilter(menus, typed)

  const openFirst = () => {
    const first = leavesOf(found)[0]
    if (!searching || !first?.uri) return
    setTyped('')
    void navigate(first.uri)
    onOpen?.()
  }

  return (
    <div className="flex down fill" ref={arrowKeys}>
      {menus.length > 0 ? (
        <MenuSearch
          label={translate('atrium.shell.search_menu')}
          typed={typed}
          onType={setTyped}
          onEnter={openFirst}
        />
      ) : null}
      <div className={s.scroll}>
        {searching ? null : <MenuFavourites onOpen={onOpen} />}
        <MenuTree nodes={found} searching={searching} onOpen={onOpen} />
        <output className={s.none}>
          {searching && !found.length ? translate('atrium.shell.search_menu_none') : ''}
        </output>
        {searching || recents.length === 0 ? null : (
          <Suspense fallback={null}>
            <MenuRecents onOpen={onOpen} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
