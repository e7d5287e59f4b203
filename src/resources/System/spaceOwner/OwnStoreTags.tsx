import { useGetMany } from 'react-admin'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { TagList } from '#src/kit/value/field/TagList.tsx'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { inNaturalOrder } from '#src/kit/base/text/inNaturalOrder.ts'
import type { StoreOption } from '#src/kit/form/input/StoresByFloor.tsx'

/** The stores by their numbers: several can have the same name. */
export function OwnStoreTags({ ids }: { readonly ids: readonly string[] }) {
  const resource = useResourceOf('store')
  const nameOf = useLocalName()
  const { data = [] } = useGetMany<StoreOption>(
    resource ?? '',
    { ids: [...ids] },
    { enabled: resource !== undefined && ids.length > 0 },
  )
  // A store that was removed has no record.
  const stores = data.filter((one) => one !== undefined)
  const items = stores
    .toSorted((a, b) => inNaturalOrder(a.store_no, b.store_no))
    .map((store) => ({ key: store._id, text: `${store.store_no} ${nameOf(store)}` }))
  return <TagList items={items} most={100} />
}
