import { useGetList, type RaRecord } from 'react-admin'
import type { floor } from '#contract/brandDB/floor.ts'
import type { RecordOf } from '#contract/resource.ts'
import { useResourceOf } from '#src/kit/contractOf.ts'

type Floor = RecordOf<typeof floor> & RaRecord

/** The floors of the current site, from the lowest up. */
export function useFloorOrder(): readonly Floor[] {
  const resource = useResourceOf('floor')
  const { data } = useGetList<Floor>(
    resource ?? '',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'order', order: 'ASC' } },
    { enabled: resource !== undefined, onError: () => undefined },
  )
  return data ?? none
}

const none: readonly Floor[] = []
