import { useState } from 'react'
import type { ReactNode } from 'react'
import {
  EditBase,
  Title,
  useCreatePath,
  useEditContext,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { BackLink, BackToList } from '#src/kit/record/BackLink.tsx'
import { RecordFailed } from '#src/kit/record/RecordFailed.tsx'
import { RecordSkeleton } from '#src/kit/state/Skeletons.tsx'
import styles from './Form.module.css'
import { RecordForm } from './RecordForm.tsx'

interface EditPageProps {
  /** Groups of inputs. */
  children: ReactNode
  /** Above the form: a banner about the record's state. */
  above?: ReactNode
}

/** The page that changes a record. Fields that the contract does not let be written are shown instead of asked for. */
export const EditPage = (props: EditPageProps) => (
  <EditBase
    mutationMode="pessimistic"
    redirect={false}
    error={<Failed />}
    loading={<RecordSkeleton />}
    queryOptions={quiet}
  >
    <Loaded {...props} />
  </EditBase>
)

function Loaded({ children, above }: EditPageProps) {
  const { record, isFetching, error } = useEditContext()
  const [started, setStarted] = useState<RaRecord | null>(null)
  // A list leaves its rows in the cache, which may be old: a form starts from what the server says now.
  if (started === null && record && !isFetching && !error) setStarted(record)
  if (started === null) return <RecordSkeleton />
  return (
    <div className={styles['page']}>
      <Heading record={started} />
      {above}
      <RecordForm key={started.id} record={started}>
        {children}
      </RecordForm>
    </div>
  )
}

function Heading({ record }: { record: RaRecord }) {
  const resource = useResourceContext() ?? ''
  const { hasShow } = useResourceDefinition()
  const createPath = useCreatePath()
  const translate = useTranslate()
  const name = useLocalName()(record)
  return (
    <header>
      <Title title={name} />
      {hasShow ? (
        <BackLink to={createPath({ resource, id: record.id, type: 'show' })}>{name}</BackLink>
      ) : (
        <BackToList />
      )}
      <h1>{translate('atrium.form.edit_title', { name })}</h1>
    </header>
  )
}

function Failed() {
  const { error, refetch } = useEditContext()
  return <RecordFailed error={error} retry={() => void refetch()} />
}

// The page itself says what failed. React-admin would leave for the list with a toast.
const quiet = { onError: () => undefined }
