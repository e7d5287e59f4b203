import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { RegistryContext } from './registryContext.ts'

/**
 * Brings the texts of these plugins, by their ids, for what speaks in their words and is none of their screens. Whether it has
 * them, or has to do without. An id that is no plugin's is left out.
 */
export function usePluginTexts(ids: readonly string[]): boolean {
  const registry = useContext(RegistryContext)
  const plugins = registry?.composition.plugins.filter(({ id }) => ids.includes(id)) ?? []
  const { isPending } = useQuery({
    queryKey: ['texts', ...plugins.map(({ id }) => id)],
    queryFn: async () => {
      // Without some of them the page is of use all the same.
      await Promise.allSettled(plugins.map((plugin) => registry?.loadMessages(plugin)))
      return true
    },
    enabled: plugins.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return plugins.length === 0 || !isPending
}
