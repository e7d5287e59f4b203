import { useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { MenuPlaceContext } from '#src/kit/base/menu/menuPlace.ts'
import { menuMatch } from './menuMatch.ts'
import { MenuWayContext } from './useMenuWay.ts'
import { useShell } from './shellContext.ts'
import { useUnlistedResource } from './useUnlistedResource.ts'

/**
 * Finds the page's path in the menu, once for all components that show it: the entry that the page or its resource names,
 * otherwise the entry that matches its address.
 */
export const MenuWay = ({ children }: { children: ReactNode }) => {
  const { menus } = useShell()
  const { pathname } = useLocation()
  const [place, setPlace] = useState<string | null>(null)
  const unlisted = useUnlistedResource()?.menuPlace
  const named = place ?? unlisted
  const way = useMemo(() => {
    const told = named === undefined ? [] : menuMatch(menus, named)
    return told.length > 0 ? told : menuMatch(menus, pathname)
  }, [menus, named, pathname])
  return (
    <MenuPlaceContext value={setPlace}>
      <MenuWayContext value={way}>{children}</MenuWayContext>
    </MenuPlaceContext>
  )
}
