import { sql } from 'kysely'

const onceMark = '/* parsed once */ '
const oftenMark = '/* parsed often */ '

/**
 * The beginning of a statement that each connection parses and plans once and then only runs, which makes a small one
 * several times cheaper: `` sql`${parsedOnce}select name from brand where _id = ${id}` ``. For statements that are sent
 * with almost every call and find their rows by a key, because the plan must suit any values. The text must be one of few:
 * whatever differs from call to call has to be a value.
 */
export const parsedOnce = sql.raw<unknown>(onceMark)

/**
 * Like `parsedOnce`, for a statement that has many texts of which few are sent all day, such as an insert, by the fields
 * that are given: each is parsed once as soon as it has been sent often. It must name its columns, because a connection keeps what `*` meant.
 * Not for lists: their best plan depends on the values.
 */
export const parsedOften = sql.raw<unknown>(oftenMark)

/** Every connection keeps each of them, with its plan. Statements beyond these are parsed each time. */
const most = { once: 300, often: 200 }
/** How often a text is sent before it is kept, and of how many texts this is counted. */
const oftenEnough = 20
const counted = 1000
/** Characters of such a text: a longer one would take megabytes of each connection, as that of five hundred new records. */
const longest = 10_000

const names = new Map<string, string | undefined>()
const counts = new Map<string, number>()

/** The name under which connections keep a statement; undefined for one that they do not keep. */
export function nameOf(text: string): string | undefined {
  if (names.has(text)) return names.get(text)
  const isKept =
    (text.startsWith(onceMark) && names.size < most.once) ||
    (text.startsWith(oftenMark) &&
      names.size < most.often &&
      text.length <= longest &&
      count(text) === oftenEnough)
  return isKept ? keep(text) : undefined
}

/** Has a statement parsed each time from now on. */
export const forget = (text: string): void => void names.set(text, undefined)

function keep(text: string): string {
  counts.delete(text)
  const name = `parsed ${names.size + 1}`
  names.set(text, name)
  return name
}

/** Counts a text, and forgets the one that was sent the longest time ago. */
function count(text: string): number {
  const times = (counts.get(text) ?? 0) + 1
  counts.delete(text)
  counts.set(text, times)
  const [oldest] = counts.keys()
  if (counts.size > counted && oldest !== undefined) counts.delete(oldest)
  return times
}
