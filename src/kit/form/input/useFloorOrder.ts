import { useGetList, type RaRecord } from 'react-admin'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'

/** A floor as every session reads it. */
type Floor = RaRecord & { readonly _id: string; readonly code: string }

/** The floors of a site, from the lowest up; of the current site by default. */
export function useFloorOrder(site?: string): readonly Floor[] {
  const resource = useResourceOf('floor')
  const { data } = useGetList<Floor>(
    resource ?? '',
    {
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'order', order: 'ASC' },
      ...(site === undefined ? {} : { meta: { site } }),
    },
    { enabled: resource !== undefined, onError: () => undefined },
  )
  return data ?? none
}

const none: readonly Floor[] = []
