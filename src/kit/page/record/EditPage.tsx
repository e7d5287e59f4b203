import type { ReactNode } from 'react'
import { useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RaRecord } from 'react-admin'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { BackLink, BackToList } from '#src/kit/value/frame/BackLink.tsx'
import styles from '#src/kit/form/Form.module.css'
import { RecordForm } from '#src/kit/form/RecordForm.tsx'
import { StoredRecord } from '#src/kit/form/StoredRecord.tsx'

interface EditPageProps {
  /** Groups of inputs. */
  children: ReactNode
  /** Above the form: a banner about the record's state. */
  above?: ReactNode
}

/** The page that changes a record. Fields that the contract does not allow to write are shown read-only. */
export const EditPage = ({ children, above }: EditPageProps) => (
  <StoredRecord>
    {(record) => (
      <div className={styles['page']}>
        <Heading record={record} />
        {above}
        <RecordForm key={record.id} record={record}>
          {children}
        </RecordForm>
      </div>
    )}
  </StoredRecord>
)

function Heading({ record }: { record: RaRecord }) {
  const resource = useResourceContext() ?? ''
  const { hasShow } = useResourceDefinition()
  const createPath = useCreatePath()
  const translate = useTranslate()
  const name = useLocalName()(record)
  return (
    <header className="stack gap-8">
      {hasShow ? (
        <BackLink to={createPath({ resource, id: record.id, type: 'show' })}>{name}</BackLink>
      ) : (
        <BackToList />
      )}
      <h1>{translate('atrium.form.edit_title', { name })}</h1>
    </header>
  )
}
