import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { flag, flagComment, systemNotes } from '#contract/Flagging/flag.ts'
import { CommentForm } from '#src/kit/page/comment/CommentForm.tsx'
import { Moment } from '#src/kit/value/field/Moment.tsx'
import { PersonLabel } from '#src/kit/value/field/PersonLabel.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import styles from './Flag.module.css'

/** What people said about a flag and what the system did with it, oldest first, and a form to say more. */
export function FlagComments() {
  const record = useRecord<typeof flag>()
  const translate = useTranslate()
  const may = useCan(flag.actions.comment.can, record)
  if (!record) return null
  return (
    <Section title="Flagging.list.group.comments">
      {record.comments.length === 0 && <p className="muted">{translate('Flagging.list.no_comments')}</p>}
      <ol className={styles['comments']} aria-label={translate('Flagging.list.group.comments')}>
        {record.comments.map(({ by, at, text }) => (
          <li key={`${at} ${text}`}>
            <header className="flex wrap baseline muted small gap-4-12">
              <strong className="ink">
                {by === null ? translate('Flagging.list.by_system') : <PersonLabel id={by} />}
              </strong>
              <Moment at={at} />
            </header>
            <p className="anywhere pre-line">{by === null ? translate(noteKey(text), { _: text }) : text}</p>
          </li>
        ))}
      </ol>
      {may && (
        <CommentForm
          call={flagComment}
          input={(body) => ({
            query: { cond: { _id: String(record.id) } },
            body: { action: 'comment' as const, ...body },
          })}
          texts="Flagging.list.comment"
          values={{ mentions: [] }}
        />
      )}
    </Section>
  )
}

/** The key of the text for a note of the system. */
const noteKey = (note: string): string =>
  `Flagging.list.note.${Object.entries(systemNotes).find(([, text]) => text === note)?.[0] ?? note}`
