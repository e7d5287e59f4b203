import type { ReactNode } from 'react'
import { CreateBase, Title, useGetResourceLabel, useResourceContext, useTranslate } from 'react-admin'
import { BackToList } from '#src/kit/record/BackLink.tsx'
import styles from './Form.module.css'
import { RecordForm } from './RecordForm.tsx'

/** The page that makes a record; `children` are groups of inputs. */
export function CreatePage({ children }: { children: ReactNode }) {
  const resource = useResourceContext() ?? ''
  const translate = useTranslate()
  const title = translate('ra.page.create', { name: useGetResourceLabel()(resource, 1) })
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
