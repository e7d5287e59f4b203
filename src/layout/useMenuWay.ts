import { createContext, useContext } from 'react'
import type { MenuNode } from '#src/kit/base/menu/menuTree.ts'

/** Provided by MenuWay. */
export const MenuWayContext = createContext<readonly MenuNode[]>([])

/**
 * The entries from the top of the menu down to the entry that the current page belongs to; empty if it
 * belongs to none.
 */
export const useMenuWay = (): readonly MenuNode[] => useContext(MenuWayContext)
