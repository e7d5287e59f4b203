import { useGetMany, type RaRecord } from 'react-admin'
import { spaceowner } from '#contract/common/spaceOwner.ts'
import type { store } from '#contract/brandDB/store.ts'
import type { RecordOf } from '#contract/resource.ts'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { useLookup } from '#src/kit/input/useLookup.ts'
import { usePerson } from '#src/kit/personContext.ts'

/** A shop as those read it who may only read its name. */
export type Shop = Pick<RecordOf<typeof store>, '_id' | 'store_no' | 'floor_id' | 'name'> & RaRecord

/** The shops at the current site through which the user may plan tours; neither split nor merged ones. */
export function useOwnShops(): { readonly shops: readonly Shop[]; readonly isPending: boolean } {
  const site = usePerson().site?._id
  const { data, isPending } = useLookup(spaceowner, { query: { ...(site ? { site } : {}), range: 'ALL' } })
  const stores = (data?.list ?? [])
    .filter(({ permits }) => permits.includes('tour'))
    .flatMap((one) => one.stores)
  const ids = [...new Set(stores.filter((one) => !one.is_split && !one.is_merge).map(({ _id }) => _id))]
  const resource = useResourceOf('store')
  const named = useGetMany<Shop>(
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
