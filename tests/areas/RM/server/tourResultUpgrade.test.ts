import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { textOfMigration } from '#tests/support/upgrade.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()

interface Result {
  readonly _id: string
  readonly items: readonly Readonly<Record<string, unknown>>[]
}

/** What the migration does to results that were there before templates. */
const [, conversion = ''] = textOfMigration('0092_tour_template').split('-- Results name points by code.')

it('results from before checklists had codes keep their points, in whatever Chinese they were', async () => {
  const { db } = server.database
  const { rows } = await sql<Result>`
    select _id, items from tour_result where site in ('2', '10') order by site, _id`.execute(db)
  expect(rows.length).toBeGreaterThan(1)
  const own = { item: '自定项目', result: 'pass', remark: null, attachs: [] }
  for (const [at, { _id, items }] of rows.entries()) {
    const before = items.map(({ item: _code, name, name_tc, name_en: _english, ...rest }) => ({
      ...rest,
      item: at % 2 === 0 ? name : name_tc,
    }))
    await sql`update tour_result set items = ${JSON.stringify([...before, own])}::jsonb where _id = ${_id}`.execute(
      db,
    )
  }
  await sql.raw(conversion).execute(db)
  const after = await sql<Result>`
    select _id, items from tour_result where site in ('2', '10') order by site, _id`.execute(db)
  expect(after.rows).toEqual(rows.map(({ _id, items }) => ({ _id, items: [...items, own] })))
})
