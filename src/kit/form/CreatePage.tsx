import { Fragment, lazy, Suspense, type ReactNode } from 'react'
import { CreateBase, useResourceContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { BackToList } from '#src/kit/record/BackLink.tsx'
import { RecordSkeleton } from '#src/kit/state/Skeletons.tsx'
import { useCreateTitle } from '#src/kit/useCreateTitle.ts'
import type { FormValues } from './changes.ts'
import styles from './Form.module.css'
import { RecordForm } from './RecordForm.tsx'

// Loaded lazily, because most forms need a connection.
const OutboxScope = lazy(async () => ({
  default: (await import('#src/kit/outbox/OutboxScope.tsx')).OutboxScope,
}))

interface CreatePageProps {
  /** Groups of inputs. */
  children: ReactNode
  /** The initial values of the record; the current site is set automatically. */
  defaults?: FormValues
  /**
   * Keeps input and files on the device until the server has them, whatever happens to network and browser.
   */
  offline?: boolean
  /** Where to go with the new record; by default to its page, or to the list if there is none. */
  onSaved?: (record: RaRecord) => void
}

/** The page that creates a record. */
export function CreatePage({ children, defaults, offline = false, onSaved }: CreatePageProps) {
  const title = useCreateTitle(useResourceContext() ?? '')
  const Scope = offline ? OutboxScope : Fragment
  return (
    <CreateBase mutationMode="pessimistic" redirect={false}>
      <div className={styles['page']}>
        <header>
          <BackToList />
          <h1>{title}</h1>
        </header>
        <Suspense fallback={<RecordSkeleton />}>
          <Scope>
            <RecordForm defaults={defaults} {...(onSaved ? { onSaved } : {})}>
              {children}
            </RecordForm>
          </Scope>
        </Suspense>
      </div>
    </CreateBase>
  )
}
