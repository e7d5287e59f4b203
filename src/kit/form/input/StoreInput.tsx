import { useContext } from 'react'
import { useGetMany } from 'react-admin'
import { spaceowner, type OwnStores } from '#contract/common/ownStores.ts'
import type { Permit } from '#contract/permit.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { PersonContext } from '#src/kit/base/person/personContext.ts'
import { OptionInput } from './OptionInput.tsx'
import { ReadOnly } from './ReadOnly.tsx'
import { ReferenceInput } from './ReferenceInput.tsx'
import { useContractField, useIsWritable } from './useFieldInput.ts'
import { useLookup } from './useLookup.ts'

interface StoreInputProps {
  readonly source: string
  /** Only stores of the user's own list at the current site. */
  readonly own?: boolean
  /** Only stores for which the list gives this permission. */
  readonly permit?: Permit
}

/**
 * An input for a store. Stores that were split or merged away are history, and not offered. A field that this
 * form may not write is shown instead.
 */
export function StoreInput({ source, own = false, permit }: StoreInputProps) {
  if (!useIsWritable(source)) return <ReadOnly source={source} />
  return own ? (
    <OwnStoreInput source={source} permit={permit} />
  ) : (
    <ReferenceInput source={source} filter={standing} />
  )
}

const standing = { is_split: false, is_merge: false }

function OwnStoreInput({ source, permit }: { source: string; permit: Permit | undefined }) {
  const { to = '' } = useContractField(source)
  const resource = useResourceOf(to)
  const site = useContext(PersonContext)?.site?._id
  const query = { site, range: 'ALL' }
  const { data, isPending } = useLookup(spaceowner, { query })
  const ids = idsIn(data?.list ?? [], permit)
  const { data: stores = [], isPending: isNaming } = useGetMany(
    resource ?? '',
    { ids },
    { enabled: resource !== undefined && ids.length > 0 },
  )
  const nameOf = useLocalName()
  const options = ids.map((id) => {
    const store = stores.find((one) => one?.id === id)
    const number: unknown = store?.['store_no']
    return { id, name: store ? nameOf(store) : id, ...(typeof number === 'string' ? { more: number } : {}) }
  })
  return (
    <OptionInput
      source={source}
      options={options}
      isPending={isPending || (isNaming && ids.length > 0)}
      none="atrium.pick.no_own_store"
    />
  )
}

function idsIn(owners: readonly OwnStores[], permit: Permit | undefined): string[] {
  const fitting = owners.filter(({ permits }) => permit === undefined || permits.includes(permit))
  const stores = fitting.flatMap(({ stores }) => stores)
  return [...new Set(stores.filter((store) => !store.is_split && !store.is_merge).map(({ _id }) => _id))]
}
