import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { PersonLabel } from '#src/kit/value/field/PersonLabel.tsx'
import type { StatusColor } from '#contract/nounScreens.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { secondsAt, textAt, type Moment } from './moments.ts'
import { SpanBars } from './SpanBars.tsx'
import styles from './Timeline.module.css'

/** An event, or a period. */
export interface TimelineEntry {
  readonly id: string
  /** When it happened or began. */
  readonly from: Moment
  /** When it ended; null if it has not ended yet. Without it the entry is an event, and has no bar. */
  readonly to?: Moment | null
  readonly title: string
  /** The address of its page. */
  readonly href?: string
  readonly text?: ReactNode
  readonly state?: { readonly label: string; readonly tone: StatusColor }
  /** The id of the person who did it; null if nobody did. */
  readonly actor?: string | null
}

interface TimelineProps {
  /** The name of the timeline. */
  readonly label: string
  /** The entries, in the order in which they are listed. */
  readonly entries: readonly TimelineEntry[]
}

/** Events and periods as a list; periods also as bars on a common scale above it. */
export function Timeline({ label, entries }: TimelineProps) {
  const translate = useTranslate()
  const spans = entries.filter(({ to }) => to !== undefined)
  if (entries.length === 0) return <p className="muted">{translate('atrium.timeline.empty')}</p>
  return (
    <div className="column gap-16">
      {spans.length > 0 && <SpanBars spans={spans} />}
      <ol className={styles['entries']} aria-label={label}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </div>
  )
}

function Entry({ entry }: { readonly entry: TimelineEntry }) {
  const translate = useTranslate()
  const { from, to, title, href, text, state, actor } = entry
  const [start, end] = [textAt(from), to === undefined || to === null ? '' : textAt(to)]
  const when =
    to === undefined
      ? start
      : translate(`atrium.timeline.${to === null ? 'from' : 'span'}`, { from: start, to: end })
  return (
    <li>
      <p className={styles['head']}>
        {href === undefined ? (
          <strong className="strong">{title}</strong>
        ) : (
          <LinkBase to={href}>{title}</LinkBase>
        )}
        {state && <StatusChip tone={state.tone}>{state.label}</StatusChip>}
      </p>
      <p className={styles['meta']}>
        <time dateTime={isoOf(from)}>{when}</time>
        {actor !== undefined && (
          <span>
            <PersonLabel id={actor} />
          </span>
        )}
      </p>
      {text !== undefined && <div className={styles['text']}>{text}</div>}
    </li>
  )
}

/** The machine-readable time; none if it is invalid. */
function isoOf(moment: Moment): string | undefined {
  const seconds = secondsAt(moment)
  return seconds === null ? undefined : new Date(seconds * 1000).toISOString()
}
