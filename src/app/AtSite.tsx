import { useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { siteParam } from '#contract/core/siteParam.ts'

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
 * Follows links that name a site, as those of notifications and mails do. If it is another site of the user's, the console
 * switches to it. Until then the page is not rendered, because its record does not exist at the site before.
 */
export function AtSite({ sites, site, switchSite, children }: AtSiteProps) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const named = params.get(siteParam)
  params.delete(siteParam)
  const to = [pathname, params.toString()].filter(Boolean).join('?')
  const leadsAway = named !== null && named !== site && sites.some(({ _id }) => _id === named)

  useEffect(() => {
    if (leadsAway) void switchSite(named, to)
    else if (named !== null) void navigate(to, { replace: true })
    // Only another link leads to another site.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [named])
  return leadsAway ? null : children
}
