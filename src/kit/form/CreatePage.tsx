import type { ReactNode } from 'react'
import { CreateBase, Title, useResourceContext } from 'react-admin'
import { BackToList } from '#src/kit/record/BackLink.tsx'
import { useCreateTitle } from '#src/kit/useCreateTitle.ts'
import styles from './Form.module.css'
import { RecordForm } from './RecordForm.tsx'

/** The page that makes a record; `children` are groups of inputs. */
export function CreatePage({ children }: { children: ReactNode }) {
  const title = useCreateTitle(useResourceContext() ?? '')
  return (
    <CreateBase mutationMode="pessimistic" redirect={false}>
      <div className={styles['page']}>
        <header>
          <Title title={title} />
          <BackToList />
          <h1>{title}</h1>
        </header>
        <RecordForm>{children}</RecordForm>
      </div>
    </CreateBase>
  )
}
