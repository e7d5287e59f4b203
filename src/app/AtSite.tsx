import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { siteParam } from '#contract/core/siteParam.ts'
import { putSiteInAddress } from '#src/providers/siteAddress.ts'
import { siteInAddress } from '#src/providers/tabSite.ts'

interface AtSiteProps {
  /** The sites that the user may work in. */
  readonly sites: readonly { readonly _id: string }[]
  /** The current site. */
  readonly site: string | null
  /** Switches to a site and goes to an address there. */
  readonly switchSite: (id: string, to: string) => Promise<void>
  readonly children: ReactNode
}

/**
 * Keeps the current site in the address of the tab (tabSite.ts), and follows an address that names another one: a link,
 * as those of notifications and mails, or an earlier page of the tab. If it is one of the user's, the console switches to
 * it. Until then the page is not rendered, because its record does not exist at the site before. One that is not theirs
 * stays in the address of the page, which says so (SiteOfLink.tsx).
 */
export function AtSite({ sites, site, switchSite, children }: AtSiteProps) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const linked = siteOfLink(search)
  const named = linked ?? siteInAddress()
  const isOwn = sites.some(({ _id }) => _id === named)
  const elsewhere = isOwn && named !== site ? named : null

  const go = useEffectEvent((id: string) => void switchSite(id, pathTo(pathname, search, null)))
  const kept = isOwn || sites.length === 0 ? null : named
  const tidy = useEffectEvent(() => void navigate(pathTo(pathname, search, kept), { replace: true }))
  const isTidy = linked === kept
  useEffect(() => {
    if (elsewhere !== null) return go(elsewhere)
    putSiteInAddress(site)
    return isTidy ? undefined : tidy()
  }, [elsewhere, site, isTidy])
  return elsewhere === null ? children : null
}

/** The site that a link within the console names; null if it names none. */
export const siteOfLink = (search: string): string | null => new URLSearchParams(search).get(siteParam)

function pathTo(pathname: string, search: string, site: string | null): string {
  const params = new URLSearchParams(search)
  if (site === null) params.delete(siteParam)
  else params.set(siteParam, site)
  return [pathname, params.toString()].filter(Boolean).join('?')
}
