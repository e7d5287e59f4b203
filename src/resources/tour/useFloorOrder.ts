import { useGetList } from 'react-admin'
import type { floor } from '#contract/brandDB/floor.ts'
import { useResourceOf } from '#src/kit/contractOf.ts'
import type { ShownRecord } from '#src/kit/record/useRecord.ts'

type Floor = ShownRecord<typeof floor>

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
