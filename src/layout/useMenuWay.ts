import { createContext, useContext } from 'react'
import type { MenuNode } from './menuTree.ts'

/** Filled by MenuWay. */
export const MenuWayContext = createContext<readonly MenuNode[]>([])

/** The way from the top of the menu to the entry that the page on screen belongs to; nothing when it belongs to none. */
export const useMenuWay = (): readonly MenuNode[] => useContext(MenuWayContext)
