import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'

/** The resource of the page if another entry of the menu leads to its list, and which; otherwise null. */
export function useUnlistedResource(): { readonly name: string; readonly menuPlace: string } | null {
  const { pathname } = useLocation()
  for (const { name, menuPlace } of useContext(ResourcesContext).values())
    if (menuPlace !== undefined && `${pathname}/`.startsWith(`/${name}/`)) return { name, menuPlace }
  return null
}
