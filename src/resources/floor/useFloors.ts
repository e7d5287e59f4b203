import { useGetList } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { floor } from '#contract/brandDB/floor.ts'
import type { RecordOf } from '#contract/resource.ts'
import { useResourceOf } from '#src/kit/contractOf.ts'

/** A floor, as react-admin has it. */
export type Floor = RecordOf<typeof floor> & RaRecord

/** The floors of the current site, from the lowest up. */
export const useFloors = () =>
  useGetList<Floor>(
    useResourceOf('floor') ?? '',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'order', order: 'ASC' } },
    { onError: () => undefined },
  )
