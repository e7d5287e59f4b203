import { useGetList } from 'react-admin'
import type { store } from '#contract/brandDB/store.ts'
import { pageLimit } from '#contract/printQuery.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import type { Outline } from './Outlines.tsx'
import { usePlanTints, type TintBy } from './planTints.ts'

/** The present units of a floor for its plan: outlines with the colours of a tint, and what the colours mean. */
export function useFloorUnits(floor: string, by: TintBy) {
  const { data = [] } = useGetList<ShownRecord<typeof store>>(
    useResourceOf('store') ?? '',
    {
      // What was split or merged lies below the units that took its place.
      filter: { floor_id: floor, is_split: false, is_merge: false },
      sort: { field: 'store_no', order: 'ASC' },
      pagination: { page: 1, perPage: pageLimit },
    },
    { enabled: floor !== '', onError: () => undefined },
  )
  const tints = usePlanTints(by, data)
  const outlines = data.flatMap(({ _id, store_no, plan_polygon: corners, [by]: value }): Outline[] =>
    corners ? [{ id: _id, label: store_no, corners, tint: tints.get(value ?? '') }] : [],
  )
  const counts = new Map(
    [...tints.keys()].map((key) => [key, data.filter((unit) => unit[by] === key).length]),
  )
  return { outlines, tints, counts }
}
