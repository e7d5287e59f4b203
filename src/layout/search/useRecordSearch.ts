import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useDataProvider, type RaRecord } from 'react-admin'
import { useRegistry } from '#src/kit/base/registry/registryContext.ts'
import { useSubject } from '#src/kit/base/person/subject.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { recordSources, type Source } from './recordSources.ts'
import { searchRecords } from './searchRecords.ts'

/** The matches in one resource. */
export interface SourceMatches {
  readonly source: Source
  readonly records: readonly RaRecord[]
  /** Whether no record matches the text, and these are only similar to it. */
  readonly isSimilar: boolean
  readonly isPending: boolean
  readonly isFailed: boolean
  readonly retry: () => void
}

/**
 * Searches all resources of the user at the same time; a resource that fails or is slow does not hold up the
 * others. An empty text makes no calls; when the text changes, the calls for the previous text are aborted.
 */
export function useRecordSearch(q: string): readonly SourceMatches[] {
  const { composition, loadMessages } = useRegistry()
  const subject = useSubject()
  const { send } = useBackEnd()
  const dataProvider = useDataProvider()
  const sources = recordSources(composition.resources, subject)
  const answers = useQueries({
    queries: sources.map((source) => ({
      // The key starts with the resource, so that changes there refetch the results.
      queryKey: [source.name, 'everywhere', subject.site, q],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const [matches] = await Promise.all([
          searchRecords(source, { q, send, dataProvider, signal }),
          // The texts of its area; without them the records are still useful.
          loadMessages(source.plugin).catch(() => undefined),
        ])
        return matches
      },
      enabled: q !== '',
      // The last results stay until the next are loaded.
      placeholderData: keepPreviousData,
      retry: false,
      staleTime: 30_000,
      gcTime: 60_000,
    })),
  })
  return answers.flatMap(({ data, isFetching, isError, refetch }, at) => {
    const source = sources[at]
    if (!source || q === '') return []
    return [
      {
        source,
        records: data?.records ?? [],
        isSimilar: data?.isSimilar === true,
        isPending: isFetching,
        isFailed: isError && !isFetching,
        retry: () => void refetch(),
      },
    ]
  })
}
