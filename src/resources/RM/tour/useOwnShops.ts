import { useGetMany } from 'react-admin'
import { spaceowner } from '#contract/common/ownStores.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import type { StoreOption } from '#src/kit/form/input/StoresByFloor.tsx'
import { useLookup } from '#src/kit/form/input/useLookup.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'

/** The shops at the current site through which the user may plan tours; neither split nor merged ones. */
export function useOwnShops(): { readonly shops: readonly StoreOption[]; readonly isPending: boolean } {
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
