import { useGetList } from 'react-admin'
import type { floor } from '#contract/brandDB/floor.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'

/** A floor, as react-admin has it. */
export type Floor = ShownRecord<typeof floor>

/** The floors of the current site, from the lowest up. */
export const useFloors = () =>
  useGetList<Floor>(
    useResourceOf('floor') ?? '',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'order', order: 'ASC' } },
    { onError: () => undefined },
  )
