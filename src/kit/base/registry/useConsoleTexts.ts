import { useQuery } from '@tanstack/react-query'
import { useRegistry } from './registryContext.ts'

/**
 * Every text that comes with the console and its plugins: its key, its owner (a plugin, or `atrium`) and the
 * text in each language; and `seenOn`, the addresses of the pages that have shown a text since the console was
 * opened. It loads the texts of all plugins, so it is only for pages about texts.
 */
export function useConsoleTexts() {
  const { readTexts, seenOn } = useRegistry()
  const { data, error, refetch } = useQuery({
    queryKey: ['console texts'],
    queryFn: async () => (await readTexts?.()) ?? [],
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { data, error, retry: () => void refetch(), seenOn: seenOn ?? nowhere }
}

const nowhere = (): readonly string[] => []
