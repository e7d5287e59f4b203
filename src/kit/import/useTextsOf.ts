import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { RegistryContext } from '#src/kit/registryContext.ts'

/**
 * Brings the texts of the plugins that mount these resources, for a page that speaks of their fields though it is none of
 * theirs: somebody may come to it by a link. Whether it has them, or has to do without.
 */
export function useTextsOf(resources: readonly string[]): boolean {
  const registry = useContext(RegistryContext)
  const found = resources.flatMap((name) => registry?.composition.resources.get(name)?.plugin ?? [])
  const plugins = [...new Set(found)]
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
