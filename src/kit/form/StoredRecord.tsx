import { useState, type ReactNode } from 'react'
import { EditBase, useEditContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { RecordFailed } from '#src/kit/value/frame/RecordFailed.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'

interface StoredRecordProps {
  /** The id of the record; by default from the address. */
  readonly id?: RaRecord['id']
  /** Renders what starts from it. */
  readonly children: (record: RaRecord) => ReactNode
}

/**
 * Loads the stored record that a form starts from. The record stays the same while the form is mounted,
 * whatever is fetched later.
 */
export const StoredRecord = ({ id, children }: StoredRecordProps) => (
  <EditBase
    {...(id === undefined ? {} : { id })}
    mutationMode="pessimistic"
    redirect={false}
    error={<Failed />}
    loading={<RecordSkeleton />}
    queryOptions={quiet}
  >
    <Fresh>{children}</Fresh>
  </EditBase>
)

function Fresh({ children }: Pick<StoredRecordProps, 'children'>) {
  const { record, isFetching, error } = useEditContext()
  const [started, setStarted] = useState<RaRecord | null>(null)
  const isAnother = record !== undefined && record.id !== started?.id
  // Rows that a list left in the cache may be stale and have fewer fields.
  if (isAnother && !isFetching && !error) setStarted(record)
  return isAnother || started === null ? <RecordSkeleton /> : children(started)
}

function Failed() {
  const { error, refetch } = useEditContext()
  return <RecordFailed error={error} retry={() => void refetch()} />
}

// The error is shown in place of the form. React-admin would redirect to the list.
const quiet = { onError: () => undefined }
