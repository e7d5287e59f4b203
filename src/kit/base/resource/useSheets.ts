import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import type { Resource } from '#contract/resource.ts'
import { ResourcesContext } from './contractOf.ts'

interface Sheets {
  /** Undefined if the resource is not mounted. */
  readonly contract: Resource | undefined
  /** The resource is stored in the operator's back end, which has these calls. */
  readonly isOwn: boolean
  /** A call showed that the back end does not have them. */
  readonly isAbsent: boolean
  /** Records a failure; returns whether to show it to the user. */
  readonly hearOf: (error: Error) => boolean
}

const key = ['sheets', 'absent']

/** Returns whether records of a resource can be exported and imported, as far as known. */
export function useSheets(resource: string): Sheets {
  const definition = useContext(ResourcesContext).get(resource)
  const queries = useQueryClient()
  // Never fetched: it records what the calls of this visit found.
  const { data: isAbsent } = useQuery({
    queryKey: key,
    queryFn: () => false,
    initialData: false,
    enabled: false,
  })
  return {
    contract: definition?.contract,
    isOwn: definition !== undefined && definition.source === undefined,
    isAbsent,
    hearOf: (error) => {
      const isMissing = 'status' in error && error.status === 404
      if (isMissing) queries.setQueryData(key, true)
      return !isMissing
    },
  }
}
