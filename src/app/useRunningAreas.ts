import { useMemo, useSyncExternalStore } from 'react'
import { useRegistry } from '#src/kit/base/registry/registryContext.ts'
import type { SessionState } from '#src/providers/session.ts'
import { compositionHere } from './compositionHere.ts'
import type { ConsoleParts } from './startConsole.ts'

/**
 * What runs for a user at a site: the composition, the registry limited to it, and the resources that references lead to.
 */
export function useRunningAreas(
  { composition, off }: ConsoleParts,
  { user, site }: Pick<SessionState, 'user' | 'site'>,
) {
  const rules = useSyncExternalStore(off.subscribe, off.get)
  const here = useMemo(
    () => compositionHere(composition, { user, site }, rules),
    [composition, user, site, rules],
  )
  const whole = useRegistry()
  const registry = useMemo(() => ({ ...whole, composition: here }), [whole, here])
  // A reference leads to the area that runs here, if several areas mount its resource.
  const resources = useMemo(() => new Map([...here.resources, ...composition.resources]), [here, composition])
  return { here, registry, resources }
}
