/**
 * The day `YYYY-MM-DD` in a text, with the time `YYYY-MM-DDTHH:mm`, however it is usually written: `2026/11/2`,
 * `2026-11-02`, `20261102`, `2026年11月2日`. Undefined for other texts and for days that no calendar has.
 */
export function dayIn(text: string, withTime = false): string | undefined {
  const found = (withTime ? moment : date).exec(
    text
      .normalize('NFKC')
      .trim()
      .replace(/^(\d{4})(\d\d)(\d\d)/, '$1-$2-$3'),
  )
  if (!found) return undefined
  const [year = '', month = '', day = '', hour = '', minute = ''] = found
    .slice(1)
    .map((digits: string | undefined) => digits?.padStart(2, '0'))
  const written = `${year}-${month}-${day}`
  if (!isInCalendar(written)) return undefined
  if (!withTime) return written
  return Number(hour) < 24 && Number(minute) < 60 ? `${written}T${hour}:${minute}` : undefined
}

const dateText = String.raw`(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?`
const date = new RegExp(`^${dateText}$`)
const moment = new RegExp(String.raw`^${dateText}(?:T|\s+)(\d{1,2}):(\d\d)$`)

/** A date of 30 February becomes one in March. */
function isInCalendar(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(day)
}
