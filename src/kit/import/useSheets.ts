import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import type { Resource } from '#contract/resource.ts'
import { ResourcesContext } from '#src/kit/contractOf.ts'

interface Sheets {
  /** Undefined where the resource is not mounted. */
  readonly contract: Resource | undefined
  /** It lives at the operator's own back end, which has these calls. */
  readonly isOwn: boolean
  /** The back end turned out not to have them. */
  readonly isAbsent: boolean
  /** Takes note of a failure; whether there is something to tell the person. */
  readonly hearOf: (error: Error) => boolean
}

const key = ['sheets', 'absent']

/** Whether records of a resource can go into files and come out of them, as far as it has been found out. */
export function useSheets(resource: string): Sheets {
  const definition = useContext(ResourcesContext).get(resource)
  const queries = useQueryClient()
  // Nobody asks for it: it is what the calls of this visit have met.
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
