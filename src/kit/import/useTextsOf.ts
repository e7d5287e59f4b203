import { useContext } from 'react'
import { RegistryContext } from '#src/kit/registryContext.ts'
import { usePluginTexts } from '#src/kit/usePluginTexts.ts'

/**
 * Brings the texts of the plugins that mount these resources, for a page that speaks of their fields though it is none of
 * theirs: somebody may come to it by a link. Whether it has them, or has to do without.
 */
export function useTextsOf(resources: readonly string[]): boolean {
  const registry = useContext(RegistryContext)
  return usePluginTexts(
    resources.flatMap((name) => registry?.composition.resources.get(name)?.plugin.id ?? []),
  )
}
