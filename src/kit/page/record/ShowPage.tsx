import { Fragment, type ReactNode } from 'react'
import { ShowBase, useRecordContext, useShowContext } from 'react-admin'
import { Extended } from '#src/kit/table/extension/Extended.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import type { StatusColors } from '#contract/nounScreens.ts'
import type { Fact } from './FieldList.tsx'
import styles from '#src/kit/value/frame/Record.module.css'
import { RecordFailed } from '#src/kit/value/frame/RecordFailed.tsx'
import { RecordHeader } from './RecordHeader.tsx'

export interface ShowPageProps {
  /** The body: `<RecordBody>` with sections. */
  children: ReactNode
  /** `<RecordHead>`, if the header is not made from what follows. */
  header?: ReactNode
  /** The choice field with the record's state. */
  status?: string
  /** The colour of each of its values. */
  statusColors?: StatusColors
  /** A few important fields below the name. */
  facts?: readonly Fact[]
  /** Buttons; by default edit and delete, for users who may. */
  actions?: ReactNode
  /** Shows a coloured first letter before the name. */
  monogram?: boolean
}

/** The page of one record: its name, its state, its actions, and its body. */
export function ShowPage({ children, header, ...parts }: ShowPageProps) {
  return (
    <Extended>
      <ShowBase error={<Failed />} loading={<RecordSkeleton />} queryOptions={quiet}>
        <article className={styles['page']}>
          {header ?? <RecordHeader {...parts} />}
          <Body>{children}</Body>
        </article>
      </ShowBase>
    </Extended>
  )
}

/** What the user types, such as a comment, belongs to one record. */
const Body = ({ children }: { children: ReactNode }) => (
  <Fragment key={useRecordContext()?.id}>{children}</Fragment>
)

function Failed() {
  const { error, refetch } = useShowContext()
  return <RecordFailed error={error} retry={() => void refetch()} />
}

// The page itself shows the error. React-admin would redirect to the list with a toast.
const quiet = { onError: () => undefined }
