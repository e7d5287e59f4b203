import { sql } from 'kysely'
import type { Context } from '#server/engine/context.ts'

interface WantedNumbers {
  readonly site: string
  readonly year: string
  readonly count: number
}

/**
 * Takes the next numbers of the bills of a site and year, such as `GZ-2026-000123`, and returns each by its place. They have no gaps:
 * others wait for the end of the transaction, and one that is rolled back gives its numbers back.
 */
export async function takeBillNumbers({ db }: Context, { site, year, count }: WantedNumbers) {
  const { rows } = await sql<{ prefix: string; last: number }>`
    insert into number_series as known (prefix, last)
    select prefix, ${count} + coalesce((
      select max(substr(bill_no, length(prefix) + 1)::int8) from tenant_rent where starts_with(bill_no, prefix)), 0)
    from (select code || ${`-${year}-`} as prefix from site where _id = ${site}) series
    on conflict (prefix) do update set last = known.last + ${count}
    returning prefix, last`.execute(db)
  const [taken] = rows
  if (!taken) throw new Error(`There is no site ${site}.`)
  return (place: number): string =>
    `${taken.prefix}${String(taken.last - count + 1 + place).padStart(digits, '0')}`
}

const digits = 6
