import { useRecordContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { RelatedList } from './RelatedList.tsx'
import type { RelatedRecordsProps } from './relatedProps.ts'

/**
 * A section of a record's page: the first related records of another resource, and a link to all of them. It
 * is hidden if the user may not see the resource, or the back end does not know it. If no plugin mounts it,
 * it is hidden too, unless `of` says which other records the lines name.
 *
 * `<RelatedRecords title="…" contract={lotCompany} by="lot_id" of="company_id" add={…} edit={…} remove={…}
 * />` on the page of a lot lists its companies. Users add and change them in a drawer and remove them after a
 * question, as far as the rules of the contract let them.
 */
export function RelatedRecords<R extends Resource>(props: RelatedRecordsProps<R>) {
  const { contract, of, by } = props
  const isMounted = useResourceOf(contract.name) !== undefined
  const may = useCan(contract.can.view)
  const record: RaRecord | undefined = useRecordContext()
  if (!may || (!isMounted && of === undefined) || (by !== undefined && !record)) return null
  // The fields of the contract are only known to the caller.
  return <RelatedList {...(props as unknown as RelatedRecordsProps)} id={String(record?.id)} />
}
