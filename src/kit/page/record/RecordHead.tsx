import type { ReactNode } from 'react'
import { BackToList } from '#src/kit/value/frame/BackLink.tsx'
import { PrintedHead } from '#src/kit/value/frame/PrintedHead.tsx'
import styles from '#src/kit/value/frame/Record.module.css'

interface RecordHeadProps {
  readonly picture?: ReactNode
  /** A line above the heading, such as the kind of the record. */
  readonly above?: ReactNode
  readonly heading: ReactNode
  /** The record's state, beside the heading. */
  readonly state?: ReactNode
  /** A line below the heading, such as other names. */
  readonly below?: ReactNode
  /** Buttons, which phones show at the bottom of the screen. */
  readonly actions?: ReactNode
  /** What follows in the header, such as key facts. */
  readonly children?: ReactNode
}

/** The header of a page about a record, for records that are called something else than their name. */
export const RecordHead = ({ picture, above, heading, state, below, ...rest }: RecordHeadProps) => (
  <header className={styles['header']}>
    <PrintedHead />
    <BackToList />
    <div className={styles['headLine']}>
      <div className={styles['identity']}>
        {picture}
        <div>
          {above && <p className="muted">{above}</p>}
          <div className="row wrap gap-4-12">
            <h1>{heading}</h1>
            {state}
          </div>
          {below && <p className="muted">{below}</p>}
        </div>
      </div>
      <div className={styles['actions']}>{rest.actions}</div>
    </div>
    {rest.children}
  </header>
)
