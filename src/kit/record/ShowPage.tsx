import type { ReactNode } from 'react'
import { ShowBase, useShowContext } from 'react-admin'
import { Extended } from '#src/kit/extension/Extended.tsx'
import { RecordSkeleton } from '#src/kit/state/Skeletons.tsx'
import type { StatusColors } from '#src/kit/field/StatusChip.tsx'
import styles from './Record.module.css'
import { RecordFailed } from './RecordFailed.tsx'
import { RecordHeader } from './RecordHeader.tsx'

export interface ShowPageProps {
  /** The body: `<RecordBody>` with sections. */
  children: ReactNode
  /** The choice field that says what state the record is in. */
  status?: string
  /** The tone of each of its values. */
  statusColors?: StatusColors
  /** A few fields beneath the name that people look for first. */
  facts?: readonly string[]
  /** Buttons; edit and delete (for those who may) when nothing is said. */
  actions?: ReactNode
  /** A coloured first letter before the name. */
  monogram?: boolean
}

/** The page of one record: who it is, what state it is in, what can be done, and its body. */
export function ShowPage({ children, ...header }: ShowPageProps) {
  return (
    <Extended>
      <ShowBase error={<Failed />} loading={<RecordSkeleton />} queryOptions={quiet}>
        <article className={styles['page']}>
          <RecordHeader {...header} />
          {children}
        </article>
      </ShowBase>
    </Extended>
  )
}

function Failed() {
  const { error, refetch } = useShowContext()
  return <RecordFailed error={error} retry={() => void refetch()} />
}

// The page itself says what failed. React-admin would leave for the list with a toast.
const quiet = { onError: () => undefined }
