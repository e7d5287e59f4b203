import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { RegistryContext } from './registryContext.ts'

/**
 * Loads the texts of these plugins, by id, for a screen that uses them but belongs to another plugin. Returns
 * whether loading has finished, with or without success. Unknown ids are ignored.
 */
export function usePluginTexts(ids: readonly string[]): boolean {
  const registry = useContext(RegistryContext)
  const plugins = registry?.composition.plugins.filter(({ id }) => ids.includes(id)) ?? []
  const { isPending } = useQuery({
    queryKey: ['texts', ...plugins.map(({ id }) => id)],
    queryFn: async () => {
      // The page is useful even without some of them.
      await Promise.allSettled(plugins.map((plugin) => registry?.loadMessages(plugin)))
      return true
    },
    enabled: plugins.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return plugins.length === 0 || !isPending
}
