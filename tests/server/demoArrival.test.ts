import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import type { Db } from '#server/db/database.ts'
import { arrive } from '#server/demo/arrival.ts'
import { beginDemo, makeDemo } from '#server/demo/seedDemo.ts'
import { readArrival } from '#server/services/arrival.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { shippedHalves } from '#tests/support/shippedHalves.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** What each site has at scale `test`: the numbers of rows and their sums, as they were when all came at once. */
const expected = [
  {
    site: '2',
    sales: '2673 142633818.90',
    rents: '1527 21307065.24',
    performance: '448 139995984.50 17448982.00 209',
    scores: '41 3534.16 16',
    answers: '900 7390.50',
    flags: '19 11',
  },
  {
    site: '4',
    sales: '1438 75239488.21',
    rents: '937 10961075.25',
    performance: '241 73788198.32 7912041.17 112',
    scores: '15 1238.14 9',
    answers: '450 3460.50',
    flags: '8 3',
  },
  {
    site: '5',
    sales: '1449 108466070.08',
    rents: '912 13831147.02',
    performance: '242 106509771.14 11324537.05 111',
    scores: '15 1283.53 9',
    answers: '450 3605.00',
    flags: '6 2',
  },
  {
    site: '6',
    sales: '1428 76320432.90',
    rents: '828 10804918.50',
    performance: '238 75063888.31 8318329.25 115',
    scores: '15 1318.05 9',
    answers: '450 3770.00',
    flags: '9 2',
  },
  {
    site: '7',
    sales: '1415 78869819.77',
    rents: '948 13498886.45',
    performance: '230 77757104.41 11294344.15 101',
    scores: '14 1180.87 9',
    answers: '450 3644.50',
    flags: '8 2',
  },
  {
    site: '8',
    sales: '1447 119501932.14',
    rents: '850 16799723.93',
    performance: '241 117344858.28 13744844.76 113',
    scores: '13 1137.58 9',
    answers: '450 3778.50',
    flags: '10 5',
  },
  {
    site: '9',
    sales: '1430 96828027.81',
    rents: '877 15631862.83',
    performance: '237 95297472.80 11631170.40 115',
    scores: '15 1223.32 9',
    answers: '504 1953.00',
    flags: '8 2',
  },
  {
    site: '10',
    sales: '1469 257129816.21',
    rents: '818 31118340.56',
    performance: '236 252618497.24 24625443.92 111',
    scores: '14 1191.44 9',
    answers: '504 2077.00',
    flags: '11 6',
  },
  {
    site: '5f0c7d1e9a3b4c0012d4e6f8',
    sales: '1447 134728581.36',
    rents: '913 15742507.64',
    performance: '236 131834801.75 12594238.94 106',
    scores: '14 1146.83 9',
    answers: '450 3492.00',
    flags: '7 4',
  },
]

/** Where people of the demo arrive when they sign in, and a call that this page makes. */
const firstScreens = [
  ['brand.approver', '/bdbrand', '2'],
  ['brand.editor', '/bdbrand', '2'],
  ['gz.manager', '/TourProblem', '2'],
  ['gz.officer', '/TourProblem', '2'],
  ['hk.manager', '/TourProblem', '10'],
  ['leasing.head', '/TenantShip', '2'],
  ['perf.boss', '/TenantSale', '2'],
] as const

const seed = { scale: 'test', now: new Date(demoNow), plugins: shippedHalves } as const

/** Counts and sums by site, as texts: `23 1250.00`. */
async function sums(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select site._id as site,
      (select concat_ws(' ', count(*), sum(amount)) from tenant_sale where site = site._id) as sales,
      (select concat_ws(' ', count(*), sum(amount_due)) from tenant_rent where site = site._id) as rents,
      (select concat_ws(' ', count(*), sum(sales), sum(total_rent), count(yoy)) from retail_performance
        where site = site._id) as performance,
      (select concat_ws(' ', count(*), sum(score), count(*) filter (where is_latest)) from scoring_result
        where site = site._id) as scores,
      (select concat_ws(' ', count(*), sum(item.score))
        from scoring_report_item item join scoring_report report on report._id = report_id where site = site._id) as answers,
      (select concat_ws(' ', count(*), count(*) filter (where status = 'open')) from flag where site = site._id) as flags
    from site order by length(site._id), site._id`.execute(db)
  return rows
}

const server = await serverForTests()
beforeAll(async () => {
  const { db } = server.database
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrate(db, shippedHalves)
  const demo = makeDemo(seed)
  await beginDemo(db, seed, { ...demo, parts: demo.parts() })
})

describe('the demo operator at its first start', () => {
  it('says in the configuration that it is still arriving', async () => {
    const { data } = await server.anonymous.call('GET', '/config')
    expect(data.arriving).toEqual({ done: 0, total: makeDemo(seed).parts().length, kind: 'performance' })
  })

  it.each(firstScreens)('shows %s something on the first screen: %s', async (username, path, site) => {
    const person = await server.as(username)
    const { data, errcode } = await person.list(path, { site, range: '0-9' })
    expect(errcode).toBe(0)
    expect(data.list).not.toHaveLength(0)
  })

  it('goes on where it was interrupted, and in the end has the rows that it always had', async () => {
    const { db } = server.database
    const parts = makeDemo(seed).parts()
    let left = 40
    const interrupted = arrive(db, parts, {
      pause: async () => {
        left -= 1
        if (left < 0) throw new Error('killed')
      },
    })
    await expect(interrupted).rejects.toThrow('killed')
    expect(await readArrival(db)).toMatchObject({ done: 40, total: parts.length })

    await arrive(db, makeDemo(seed).parts())
    expect(await readArrival(db)).toBeNull()
    expect(await sums(db)).toEqual(expected)
    const { data } = await server.anonymous.call('GET', '/config')
    expect(data).not.toHaveProperty('arriving')
  })

  it('has its foreign keys again in the end', async () => {
    const wrong = sql`
      insert into scoring_report_item (report_id, item_id) values ('no report', 'no item')`.execute(
      server.database.db,
    )
    await expect(wrong).rejects.toThrow(/foreign key/)
  })
})
