import { createContext, useContext, useLayoutEffect } from 'react'

/** Hears which entry of the menu the page on screen belongs to, by its address; the shell fills it. */
export const MenuPlaceContext = createContext<(entry: string | null) => void>(() => undefined)

/**
 * Says which entry of the menu a screen belongs to whose own address is beneath none: the entry is marked, and the breadcrumb
 * leads back to it. Null or undefined, while that is not known, says nothing.
 */
export function useMenuPlace(entry: string | null | undefined): void {
  const tell = useContext(MenuPlaceContext)
  useLayoutEffect(() => {
    tell(entry ?? null)
    return () => tell(null)
  }, [tell, entry])
}
