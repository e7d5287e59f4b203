import { useGetList, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import type { StoreOption } from '#src/kit/form/input/StoresByFloor.tsx'
import { StoresInput } from '#src/kit/form/input/StoresInput.tsx'
import { usePerson } from '#src/kit/base/person/personContext.ts'

/** An input for the stores, floor by floor, unless it is about every store of the site. */
export function OwnStoresInput() {
  const isAll: unknown = useWatch({ name: 'all_stores' })
  const here = usePerson().site?._id
  const site: unknown = useRecordContext()?.['site'] ?? here
  return isAll === true ? null : <StoresOf site={String(site)} />
}

function StoresOf({ site }: { readonly site: string }) {
  const first = useStores(site, 1)
  const second = useStores(site, 2, (first.total ?? 0) > perPage)
  const stores = [...(first.data ?? []), ...(second.data ?? [])]
  return <StoresInput source="store_ids" isRequired site={site} stores={stores} isPending={first.isPending} />
}

/** The maximum of one call. */
const perPage = 500

/** A page of the stores of a site that were neither split nor merged. */
function useStores(site: string, page: number, enabled = true) {
  const resource = useResourceOf('store')
  return useGetList<StoreOption>(
    resource ?? '',
    {
      pagination: { page, perPage },
      sort: { field: 'store_no', order: 'ASC' },
      filter: { is_split: false, is_merge: false },
      meta: { site },
    },
    { enabled: enabled && resource !== undefined },
  )
}
