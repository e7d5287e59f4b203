import { sql } from 'kysely'
import type { Resource } from '#contract/resource.ts'
import type { Context, Row } from './context.ts'
import { todaySql } from './today.ts'

/** The digits of a number; a number beyond 999 has more. */
const digits = 3

/**
 * Gives new records their numbers (`siteNumber` in the contract), in their order. A number is taken in the
 * transaction that stores the record: others who need one at the same site wait for its end, and a
 * transaction that is rolled back gives its numbers back.
 */
export async function withNumbers(
  { fields }: Resource,
  inside: Context,
  docs: readonly Row[],
): Promise<readonly Row[]> {
  const field = Object.keys(fields).find((one) => fields[one]?.numbered !== undefined)
  if (field === undefined) return docs
  const letter = fields[field]?.numbered ?? ''
  const counted = numberedFields(inside, letter)
  const waiting = Map.groupBy(
    docs.filter((doc) => doc[field] === undefined),
    ({ site }) => String(site),
  )
  const numbers = new Map<Row, string>()
  for (const [site, day] of await daysAt(inside, [...waiting.keys()])) {
    const some = waiting.get(site) ?? []
    const prefix = `${letter}${day}`
    const last = await take(inside, { prefix, counted }, some.length)
    for (const [at, doc] of some.entries()) {
      const number = last - some.length + 1 + at
      numbers.set(doc, `${prefix}${String(number).padStart(digits, '0')}`)
    }
  }
  return docs.map((doc) => (numbers.has(doc) ? { ...doc, [field]: numbers.get(doc) } : doc))
}

/** By site, its code and today's date, in an order that is the same for everybody who waits for numbers. */
async function daysAt(inside: Context, sites: readonly string[]): Promise<[string, string][]> {
  const { rows } = await sql<{ _id: string; prefix: string }>`
    select _id, code || to_char(${todaySql(inside)}, 'YYMMDD') as prefix from site at
    where _id = any(${sites}) order by _id`.execute(inside.db)
  return rows.map(({ _id, prefix }) => [_id, prefix])
}

/** A field with numbers, and the table that has it. */
interface NumberedField {
  readonly table: string
  readonly field: string
}

/** All fields whose numbers have this letter. They are one series, so that a number that is quoted means one record. */
const numberedFields = ({ resources }: Context, letter: string): NumberedField[] =>
  [...resources.values()].flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, { numbered }]) =>
      numbered === letter ? { table: name, field } : [],
    ),
  )

/** The numbers with one prefix. */
interface Series {
  readonly prefix: string
  readonly counted: readonly NumberedField[]
}

/** Takes this many numbers and returns the last of them. */
async function take({ db }: Context, { prefix, counted }: Series, count: number): Promise<number> {
  const known = await sql<{ last: number }>`
    update number_series set last = last + ${count} where prefix = ${prefix} returning last`.execute(db)
  if (known.rows[0]) return known.rows[0].last
  // Records can be older than the series, such as those of the demo operator.
  const numbers = sql.join(
    counted.map(({ table, field }) => sql`select ${sql.ref(field)} as number from ${sql.table(table)}`),
    sql` union all `,
  )
  const tail = sql`substr(number, ${prefix.length + 1})`
  const begun = await sql<{ last: number }>`
    insert into number_series as known (prefix, last)
    select ${prefix}, ${count} + coalesce(max(${tail}::int8), 0) from (${numbers}) numbered
    where starts_with(number, ${prefix}) and ${tail} ~ '^[0-9]{1,15}$'
    on conflict (prefix) do update set last = known.last + ${count}
    returning last`.execute(db)
  const [row] = begun.rows
  if (!row) throw new Error(`no number for ${prefix}`)
  return row.last
}
