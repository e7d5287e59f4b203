import { useGetMany } from 'react-admin'
import { spaceowner } from '#contract/common/ownStores.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import {
  StoresByFloor,
  type StoresByFloorProps,
  type StoreOption,
} from '#src/kit/form/input/StoresByFloor.tsx'
import { StoresInput } from '#src/kit/form/input/StoresInput.tsx'
import { useLookup } from '#src/kit/form/input/useLookup.ts'

/** The own shops of the user, floor by floor, to choose from. */
export function ShopsByFloor(props: Pick<StoresByFloorProps, 'chosen' | 'onChoose'>) {
  const { shops, isPending } = useOwnShops()
  return <StoresByFloor {...props} stores={shops} isPending={isPending} />
}

/** An input for the route of a tour: the own shops, floor by floor. It is walked from the lowest floor up, by number. */
export function RouteInput() {
  const { shops, isPending } = useOwnShops()
  return <StoresInput source="store_ids" isRequired stores={shops} isPending={isPending} />
}

/** The shops at the current site through which the user may plan tours; neither split nor merged ones. */
function useOwnShops(): { readonly shops: readonly StoreOption[]; readonly isPending: boolean } {
  const site = usePerson().site?._id
  const { data, isPending } = useLookup(spaceowner, { query: { ...(site ? { site } : {}), range: 'ALL' } })
  const stores = (data?.list ?? [])
    .filter(({ permits }) => permits.includes('tour'))
    .flatMap((one) => one.stores)
  const ids = [...new Set(stores.filter((one) => !one.is_split && !one.is_merge).map(({ _id }) => _id))]
  const resource = useResourceOf('store')
  const named = useGetMany<StoreOption>(
    resource ?? '',
    { ids },
    { enabled: resource !== undefined && ids.length > 0 },
  )
  return {
    // A shop that was removed has no record.
    shops: (named.data ?? []).filter((one) => one !== undefined),
    isPending: isPending || (ids.length > 0 && named.isPending),
  }
}
