import { createContext, useContext, useLayoutEffect } from 'react'

/** Receives the address of the menu entry that the current page belongs to; the shell provides it. */
export const MenuPlaceContext = createContext<(entry: string | null) => void>(() => undefined)

/**
 * Sets the menu entry of a screen whose own address is not below any entry: the entry is highlighted, and the
 * breadcrumb leads back to it. Pass null or undefined while the entry is unknown.
 */
export function useMenuPlace(entry: string | null | undefined): void {
  const tell = useContext(MenuPlaceContext)
  useLayoutEffect(() => {
    tell(entry ?? null)
    return () => tell(null)
  }, [tell, entry])
}
