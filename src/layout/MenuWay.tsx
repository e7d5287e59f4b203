import { useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { MenuPlaceContext } from '#src/kit/menuPlace.ts'
import { menuMatch } from './menuMatch.ts'
import { MenuWayContext } from './useMenuWay.ts'
import { useShell } from './shellContext.ts'

/**
 * Finds the page's path in the menu, once for all components that show it: the entry that the page names,
 * otherwise the entry that matches its address.
 */
export const MenuWay = ({ children }: { children: ReactNode }) => {
  const { menus } = useShell()
  const { pathname } = useLocation()
  const [place, setPlace] = useState<string | null>(null)
  const way = useMemo(() => {
    const told = place === null ? [] : menuMatch(menus, place)
    return told.length > 0 ? told : menuMatch(menus, pathname)
  }, [menus, place, pathname])
  return (
    <MenuPlaceContext value={setPlace}>
      <MenuWayContext value={way}>{children}</MenuWayContext>
    </MenuPlaceContext>
  )
}
