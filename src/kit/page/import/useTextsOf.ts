import { useContext } from 'react'
import { RegistryContext } from '#src/kit/base/registry/registryContext.ts'
import { usePluginTexts } from '#src/kit/base/registry/usePluginTexts.ts'

/**
 * Loads the texts of the plugins that mount these resources, for a page that shows their fields but belongs
 * to none of them and may be opened by a link. Returns whether loading has finished, with or without success.
 */
export function useTextsOf(resources: readonly string[]): boolean {
  const registry = useContext(RegistryContext)
  return usePluginTexts(
    resources.flatMap((name) => registry?.composition.resources.get(name)?.plugin.id ?? []),
  )
}
