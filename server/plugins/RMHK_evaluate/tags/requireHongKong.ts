import type { Subject } from '#contract/access.ts'
import { ApiError } from '#contract/reply.ts'
import { requireSite } from '#server/engine/scope.ts'

/** The Hong Kong sites that a request is about: the given one, or all of the person's. Throws 4032 for any other site. */
export function requireHongKong(who: Subject, site: string | undefined): string[] {
  const own = who.sites.filter(({ site_region }) => site_region === 'HK').map(({ _id }) => _id)
  if (site === undefined || site === '' || site === 'ALL') return own
  requireSite(who, site)
  if (!own.includes(site)) throw new ApiError('site.denied')
  return [site]
}
