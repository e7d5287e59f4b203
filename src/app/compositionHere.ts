import type { Composition } from '#src/kit/base/registry/compose.ts'
import { type OffRule } from '#contract/pluginsOff.ts'
import { compositionFor } from '#src/kit/base/registry/activity.ts'
import { currentSite, type SessionState } from '#src/providers/session.ts'

/** Returns what runs for the user of a session at its site, of everything that is mounted. */
export function compositionHere(
  whole: Composition,
  { user, site }: Pick<SessionState, 'user' | 'site'>,
  off: readonly OffRule[],
): Composition {
  const roles = user?.roles.map(({ _id }) => _id) ?? []
  const here = currentSite({ user, site })
  const region = user?.sites.find(({ _id }) => _id === here)?.site_region ?? null
  return compositionFor(whole, { site: here, region, roles }, off)
}
