import { useResourceContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { Resource } from '#contract/resource.ts'
import type { StatusColors } from '#contract/nounScreens.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { Timeline } from '#src/kit/value/timeline/Timeline.tsx'
import { readEntry, Said } from './logEntry.tsx'
import { useLog } from './useLog.ts'

interface EventLogProps {
  /** The message key of the heading. */
  readonly title: string
  /**
   * The contract of the log, with the fields `action`, `by`, `at`, and if it has them `from` and `to` (states of
   * the record), `comment` and `attachs`.
   */
  readonly log: Resource
  /** The entries of the current record, in the form of `cond`. */
  readonly filter: Readonly<Record<string, unknown>>
  /** The message key of the texts for actions that are not steps: `<texts>.create`. */
  readonly texts: string
  /** The field with the record's state; `status` by default. */
  readonly status?: string
  readonly statusColors?: StatusColors
}

/** Everything that happened to the current record: which step, who took it, when, and what they said. */
export function EventLog({ title, log, filter, texts, status = 'status', statusColors }: EventLogProps) {
  const resource = useResourceContext() ?? ''
  const translate = useTranslate()
  const words = useWords()
  const { data, error, retry } = useLog(log, filter)
  return (
    <Section title={title}>
      {!data && (error ? <ErrorState error={error} retry={retry} /> : <RecordSkeleton lines={3} />)}
      {data && (
        <Timeline
          label={translate(title)}
          entries={data.list.map((stored) => {
            const { id, by, at, action, from, to, comment, attachs } = readEntry(stored)
            return {
              id,
              from: at,
              actor: by,
              title: translate(`resources.${resource}.steps.${action}.done`, {
                _: translate(`${texts}.${action}`),
              }),
              ...(to !== null && from !== to
                ? { state: { label: words.choice(status, to), tone: statusColors?.[to] ?? 'grey' } }
                : {}),
              ...(comment === '' && attachs.length === 0
                ? {}
                : { text: <Said text={comment} files={attachs} /> }),
            }
          })}
        />
      )}
    </Section>
  )
}
