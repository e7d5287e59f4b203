import { lazy, Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '#src/layout/shellContext.ts'
import { siteInAddress } from '#src/providers/tabSite.ts'
import { siteOfLink } from './AtSite.tsx'

// Loaded lazily, because few people ever see it.
const NotYourSite = lazy(async () => ({
  default: (await import('#src/layout/pages/NotYourSite.tsx')).NotYourSite,
}))

/** The page, unless its address names a site that is not the user's: at another one it would show something else. */
export function SiteOfLink({ children }: { readonly children: ReactNode }) {
  const { sites } = useShell()
  const named = siteOfLink(useLocation().search) ?? siteInAddress()
  if (named === null || sites.length === 0 || sites.some(({ _id }) => _id === named)) return children
  return (
    <Suspense>
      <NotYourSite />
    </Suspense>
  )
}
