import { monthPattern } from './month.ts'

const parts = String.raw`(\d{4}) ?[-/.年] ?(\d{1,2}) ?[-/.月] ?(\d{1,2}) ?日?`
const dayPattern = new RegExp(`^${parts}$`)
/** As spreadsheets write a day in English, which has no other meaning: `5-Nov-26`. */
const namedPattern = /^(\d{1,2})[- ]([a-z]{3})[- ](\d\d|\d{4})$/i
const monthText = /^(\d{4})\s*[-/.年]?\s*(\d{1,2})\s*月?$/
const clockText = /^(\d{1,2})(?::|点|點|時|时)(\d{2})分?$/
const timePattern = /^(.*[\d日])(?:T| )(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?Z?$/
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * The day `YYYY-MM-DD` in a text, however it is usually written: `2026/11/2`, `2026-11-02`, `20261102`, `2026年11月2日`, also
 * with a time of zero, which many programs add. Undefined for other texts, for those that could be several days, and for days
 * that no calendar has.
 */
export function readDay(text: string): string | undefined {
  const moment = readMoment(text)
  return moment?.endsWith('T00:00:00') ? moment.slice(0, 10) : undefined
}

/**
 * The month `YYYY-MM` in a text: `2026-9`, `2026/09`, `2026年9月`, `202609`. Undefined if it is not a month.
 */
export function readMonth(text: string): string | undefined {
  const [, year = '', number = ''] = monthText.exec(text.normalize('NFKC').trim()) ?? []
  const month = `${year}-${number.padStart(2, '0')}`
  return monthPattern.test(month) ? month : undefined
}

/** The time of day `HH:mm` in a text: `8:05`, `08:05`, `0805`, `8点05分`. Undefined if it is not one. */
export function readTime(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/^(\d\d)(\d\d)$/, '$1:$2')
  const [, hour = '', minute = ''] = clockText.exec(plain) ?? []
  const isTime = hour !== '' && Number(hour) < 24 && Number(minute) < 60
  return isTime ? `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` : undefined
}

/** The moment `YYYY-MM-DDTHH:mm:ss` in a text; a day alone is its first second. */
export function readMoment(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const [, before = plain, hour = '0', minute = '00', second = '00'] = timePattern.exec(plain) ?? []
  const day = dayOf(before.trim())
  const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60
  return day === undefined || !isTime ? undefined : `${day}T${hour.padStart(2, '0')}:${minute}:${second}`
}

function dayOf(text: string): string | undefined {
  const [, year = '', month = '', day = ''] =
    dayPattern.exec(text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')) ?? named(text)
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isInCalendar(written) ? written : undefined
}

function named(text: string): readonly string[] {
  const [, day = '', name = '', year = ''] = namedPattern.exec(text) ?? []
  const month = months.indexOf(name.toLowerCase()) + 1
  return month === 0 ? [] : ['', year.length === 2 ? `20${year}` : year, String(month), day]
}

/** A date of 30 February becomes one in March. */
function isInCalendar(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(day)
}
