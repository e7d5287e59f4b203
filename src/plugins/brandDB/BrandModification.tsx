import { useEffect, useEffectEvent } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { params } from '#contract/brandDB/area.ts'
import { loadConfig } from '#src/providers/config.ts'
import { withoutSite } from '#src/providers/siteAddress.ts'
import { mobileBrandAddress } from './mobileBrandAddress.ts'

/**
 * Redirects (specification section 2): on a phone to the mobile brand app, which is a separate page outside
 * the console, otherwise to the form. The query is kept.
 */
export const BrandModification = () => {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const isMobile = isMobileDevice(navigator)

  const leave = useEffectEvent(async () => {
    const config = await loadConfig()
    const from = { origin: location.origin, search: queriesOf(withoutSite(location.search), search) }
    // Replaced, because the back button would return here and be redirected again.
    location.replace(
      mobileBrandAddress(config.param('brand.mobile_app_url', params['brand.mobile_app_url']), id, from),
    )
  })
  useEffect(() => {
    if (isMobile) void leave()
  }, [isMobile])

  if (isMobile) return null
  return <Navigate to={`/brandDB/brandModifyPC/${encodeURIComponent(id)}${search}`} replace />
}

/** A link may carry its query before the `#` or after it. */
function queriesOf(...searches: readonly string[]): string {
  const joined = searches.map((search) => search.replace(/^\?/, '')).filter(Boolean)
  return joined.length > 0 ? `?${joined.join('&')}` : ''
}

/** The properties of the browser's `navigator` that identify a phone or tablet. */
interface Device {
  readonly userAgent: string
  readonly maxTouchPoints?: number
  /** Only some browsers have it. */
  readonly userAgentData?: { readonly mobile?: boolean }
}

/** Whether the device is a phone or tablet. An iPad claims to be a Mac, but no Mac has a touch screen. */
export function isMobileDevice({ userAgent, maxTouchPoints = 0, userAgentData }: Device): boolean {
  if (userAgentData?.mobile) return true
  if (/android|iphone|ipad|ipod|mobile|harmonyos|windows phone/i.test(userAgent)) return true
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1
}
