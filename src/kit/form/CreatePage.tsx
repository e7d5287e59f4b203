import type { ReactNode } from 'react'
import { CreateBase, Title, useResourceContext } from 'react-admin'
import { BackToList } from '#src/kit/record/BackLink.tsx'
import { useCreateTitle } from '#src/kit/useCreateTitle.ts'
import type { FormValues } from './changes.ts'
import styles from './Form.module.css'
import { RecordForm } from './RecordForm.tsx'

interface CreatePageProps {
  /** Groups of inputs. */
  children: ReactNode
  /** The initial values of the record; the current site is set automatically. */
  defaults?: FormValues
}

/** The page that creates a record. */
export function CreatePage({ children, defaults }: CreatePageProps) {
  const title = useCreateTitle(useResourceContext() ?? '')
  return (
    <CreateBase mutationMode="pessimistic" redirect={false}>
      <div className={styles['page']}>
        <header>
          <Title title={title} />
          <BackToList />
          <h1>{title}</h1>
        </header>
        <RecordForm defaults={defaults}>{children}</RecordForm>
      </div>
    </CreateBase>
  )
}
