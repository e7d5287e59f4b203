import { useState, type ReactNode } from 'react'
import { EditBase, useEditContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { RecordFailed } from '#src/kit/record/RecordFailed.tsx'
import { RecordSkeleton } from '#src/kit/state/Skeletons.tsx'

interface StoredRecordProps {
  /** The id of the record; that in the address when left out. */
  readonly id?: RaRecord['id']
  /** Draws what starts from it. */
  readonly children: (record: RaRecord) => ReactNode
}

/**
 * What a form of a stored record starts from: what the server says now. It stays so while the form is there, whatever is
 * fetched later.
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
  // A list leaves its rows in the cache, which may be old and have fewer fields.
  if (isAnother && !isFetching && !error) setStarted(record)
  return isAnother || started === null ? <RecordSkeleton /> : children(started)
}

function Failed() {
  const { error, refetch } = useEditContext()
  return <RecordFailed error={error} retry={() => void refetch()} />
}

// What failed is said in the form's place. React-admin would leave for the list.
const quiet = { onError: () => undefined }
