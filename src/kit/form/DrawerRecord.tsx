import { useState } from 'react'
import type { ReactNode } from 'react'
import { EditBase, useEditContext, useResourceContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { RecordFailed } from '#src/kit/record/RecordFailed.tsx'
import { RecordSkeleton } from '#src/kit/state/Skeletons.tsx'
import { RecordForm } from './RecordForm.tsx'

interface DrawerRecordProps {
  readonly id: RaRecord['id']
  readonly onSaved: (record: RaRecord) => void
  readonly children: ReactNode
}

/** The form of a stored record in a drawer: it starts from what the server says now. */
export function DrawerRecord({ id, onSaved, children }: DrawerRecordProps) {
  const resource = useResourceContext() ?? ''
  return (
    <EditBase
      resource={resource}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      error={<Failed />}
      loading={<RecordSkeleton />}
      queryOptions={quiet}
    >
      <Loaded onSaved={onSaved}>{children}</Loaded>
    </EditBase>
  )
}

function Loaded({ onSaved, children }: Pick<DrawerRecordProps, 'onSaved' | 'children'>) {
  const { record, isFetching, error } = useEditContext()
  const [started, setStarted] = useState<RaRecord | null>(null)
  // A list leaves its rows in the cache, which may be old and have fewer fields.
  if (started === null && record && !isFetching && !error) setStarted(record)
  if (started === null) return <RecordSkeleton />
  return (
    <RecordForm record={started} onSaved={onSaved}>
      {children}
    </RecordForm>
  )
}

function Failed() {
  const { error, refetch } = useEditContext()
  return <RecordFailed error={error} retry={() => void refetch()} />
}

// The drawer itself says what failed. React-admin would leave for the list with a toast.
const quiet = { onError: () => undefined }
