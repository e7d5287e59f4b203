import type { ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { Resource } from '#contract/resource.ts'
import { PersonLabel } from '#src/kit/value/field/PersonLabel.tsx'
import { Moment } from '#src/kit/value/field/Moment.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import styles from './Comment.module.css'
import { readEntry, Said, type EntryFields, type LogEntry } from './logEntry.tsx'
import { PersonAvatar } from './PersonAvatar.tsx'
import { useLog } from './useLog.ts'

interface CommentsProps {
  /** The message key of the heading. */
  readonly title: string
  /** The contract of the records that hold the comments: child records, or a log. */
  readonly of: Resource
  /** The comments on the current record, in the form of `cond`. */
  readonly filter: Readonly<Record<string, unknown>>
  /** The names of the fields with author, time, text and files, if they are not by, at, comment, attachs. */
  readonly fields?: EntryFields
  /** Below the comments: `<CommentForm>`, for users who may comment. */
  readonly children?: ReactNode
}

/**
 * The comments on the current record, newest last, and a form for another. Comments of others appear by
 * themselves.
 */
export function Comments({ title, of, filter, fields = {}, children }: CommentsProps) {
  const translate = useTranslate()
  const { data, error, retry } = useLog(of, filter, fields.at)
  return (
    <Section title={title}>
      {!data && (error ? <ErrorState error={error} retry={retry} /> : <RecordSkeleton lines={3} />)}
      {data?.list.length === 0 && <p className="muted">{translate('atrium.comment.none')}</p>}
      {data && data.list.length > 0 && (
        <ol className="stack gap-16" aria-label={translate(title)}>
          {data.list
            .map((stored) => readEntry(stored, fields))
            .map((comment) => (
              <Comment key={comment.id} comment={comment} />
            ))}
        </ol>
      )}
      {children}
    </Section>
  )
}

const Comment = ({ comment: { by, at, comment, attachs } }: { readonly comment: LogEntry }) => (
  <li className={styles['comment']}>
    <PersonAvatar id={by} />
    <div>
      <p className={styles['head']}>
        <strong className="ink strong">
          <PersonLabel id={by} />
        </strong>
        <Moment at={at} />
      </p>
      <Said text={comment} files={attachs} />
    </div>
  </li>
)
