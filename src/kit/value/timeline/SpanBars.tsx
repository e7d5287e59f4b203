import { useState } from 'react'
import { secondsNow } from '#src/kit/base/clock/clock.ts'
import { dayOf, startOfDay } from '#src/kit/value/field/formatDate.ts'
import { secondsAt } from './moments.ts'
import type { TimelineEntry } from './Timeline.tsx'
import styles from './Timeline.module.css'

/** Spans as bars on a scale of years. The list below says the same in words. */
export function SpanBars({ spans }: { readonly spans: readonly TimelineEntry[] }) {
  const [now] = useState(secondsNow)
  const bars = spans.flatMap(({ id, title, from, to, state }) => {
    const start = secondsAt(from)
    const end = to === null || to === undefined ? null : secondsAt(to)
    return start === null ? [] : [{ id, title, tone: state?.tone ?? 'grey', start, end }]
  })
  const first = Math.min(...bars.map(({ start }) => start))
  const last = Math.max(...bars.map(({ start, end }) => end ?? Math.max(start, now)))
  const share = (seconds: number) => ((seconds - first) / Math.max(1, last - first)) * 100
  if (bars.length === 0) return null
  return (
    <div className="column gap-6" aria-hidden="true">
      {bars.map(({ id, title, tone, start, end }) => (
        <div key={id} className={styles['row']}>
          <span className="cut muted small">{title}</span>
          <span className={styles['track']}>
            <span
              className={styles['bar']}
              data-tone={tone}
              data-open={end === null || undefined}
              style={{
                insetInlineStart: `${share(start)}%`,
                width: `${share(end ?? Math.max(start, last)) - share(start)}%`,
              }}
            />
          </span>
        </div>
      ))}
      <div className={styles['row']}>
        <span className="cut muted small" />
        <span className={styles['scale']}>
          {yearsIn(first, last).map(({ year, at }) => (
            <span key={year} className="muted tiny" style={{ insetInlineStart: `${share(at)}%` }}>
              {year}
            </span>
          ))}
        </span>
      </div>
    </div>
  )
}

/** The beginnings of years on the scale, at most six. */
function yearsIn(first: number, last: number): { year: number; at: number }[] {
  const [from, to] = [Number(dayOf(first).slice(0, 4)) + 1, Number(dayOf(last).slice(0, 4))]
  const apart = Math.max(1, Math.ceil((to - from + 1) / 6))
  const years = Array.from(
    { length: Math.max(0, Math.floor((to - from) / apart) + 1) },
    (_, n) => from + n * apart,
  )
  return years.flatMap((year) => {
    const at = startOfDay(`${String(year).padStart(4, '0')}-01-01`)
    return at === null ? [] : [{ year, at }]
  })
}
