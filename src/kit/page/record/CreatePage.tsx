import { Fragment, lazy, Suspense, type ReactNode } from 'react'
import { CreateBase, useResourceContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { BackToList } from '#src/kit/value/frame/BackLink.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { useCreateTitle } from '#src/kit/base/resource/useCreateTitle.ts'
import type { FormValues } from '#src/kit/form/change/changes.ts'
import styles from '#src/kit/form/Form.module.css'
import { RecordForm } from '#src/kit/form/RecordForm.tsx'

// Loaded lazily, because most forms need a connection.
const OutboxScope = lazy(async () => ({
  default: (await import('#src/kit/form/outbox/OutboxScope.tsx')).OutboxScope,
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
        <header className="stack gap-8">
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
