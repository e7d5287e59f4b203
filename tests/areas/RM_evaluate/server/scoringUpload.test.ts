import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { getFile, sendFile } from '#tests/support/fileCalls.ts'
import { downloadedRows } from '#tests/support/importFile.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

// The business clock is at 2026-11-15.
const today = Date.parse('2026-11-15T00:00:00+08:00') / 1000
const path = '/ts/daily/scoring/upload'

/** Units of Guangzhou without a report today: two with goods, and a restaurant, which has other items. */
let [first, second, food] = ['', '', '']
const server = await serverForTests()
const manager = await server.as('gz.manager')
beforeAll(async () => {
  const free = async (category: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ store_no: string }>`
      select store_no from store where store.site = '2' and not is_split and not is_merge and store.is_active and category_id ${category}
        and exists (select from tenant_ship ship where ship.store_id = store._id and ship.deleted_at is null
          and date '2026-11-15' between start_date and coalesce(actual_exit_date, end_date)) and not exists (
        select from scoring_report where store_id = store._id and stat_time = ${today})
      order by store_no limit 2`.execute(server.database.db)
    return rows.map(({ store_no }) => store_no)
  }
  ;[first = '', second = ''] = await free(sql`<> 'BC1'`)
  ;[food = ''] = await free(sql`= 'BC1'`)
})

let known: Promise<(readonly string[])[]> | undefined
const template = () => (known ??= readTemplate())
const readTemplate = async () =>
  (
    await downloadedRows(server, manager, `${path}/template`, {
      site: '2',
      stat_time: today,
      format: 'csv',
    })
  ).rows

/** A file with these rows: the unit, and the cells of items that differ from "10" everywhere. */
async function scores(...shops: [store_no: string, cells?: Record<string, string>][]): Promise<string> {
  const [headings = [], ...rows] = await template()
  const lines = shops.map(([store_no, cells = {}]) => {
    const own = rows.find(([unit]) => unit === store_no) ?? []
    return headings.map((heading, at) => {
      const code = heading.split(' ')[0] ?? ''
      return cells[code] ?? (at < 2 ? (own[at] ?? store_no) : own[at] || '10')
    })
  })
  return [headings, ...lines].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')
}

const send = (content: string, mode: 'preview' | 'apply', who = manager, more: Record<string, string> = {}) =>
  sendFile(server, who, content, {
    path,
    name: 'scores.csv',
    site: '2',
    stat_time: String(today),
    mode,
    ...more,
  })

const reportOf = async (store_no: string) => {
  const { rows } = await sql<{ status: string; total_score: number; source: string; rev: number }>`
    select report.status, total_score::float8, source, report.rev from scoring_report report join store on store._id = store_id
    where store_no = ${store_no} and report.site = '2' and stat_time = ${today} and report.deleted_at is null`.execute(
    server.database.db,
  )
  return rows[0]
}

describe('a file of scores', () => {
  it('has a template with the shops that can be scored, and NA where an item is not for a shop', async () => {
    const [headings, ...rows] = await template()
    expect(headings?.slice(0, 3)).toEqual(['铺位号', '店铺', 'AP1 门头招牌完好'])
    const hygiene = headings?.findIndex((heading) => heading.startsWith('FB1')) ?? -1
    expect(rows.find(([unit]) => unit === first)?.[hygiene]).toBe('NA')
    expect(rows.find(([unit]) => unit === food)?.[hygiene]).toBe('')
    const officer = await server.as('gz.officer')
    expect(
      (await getFile(server, officer, `${path}/template`, { site: '2', stat_time: today })).errcode,
    ).toBe(4030)
  })

  it('is previewed with every error by row and item, and then stores nothing', async () => {
    const file = await scores(
      [first, { AP1: '11', AP2: 'good', FB1: '8' }],
      [second],
      [second],
      ['L9-999'],
      [food, { FB1: '9' }],
    )
    const { data } = await send(file, 'preview')
    expect(data.errors).toEqual([
      { row: 2, store_no: first, item_code: 'AP2', message: 'number' },
      { row: 2, store_no: first, item_code: 'AP1', message: 'range' },
      { row: 2, store_no: first, item_code: 'FB1', message: 'reference' },
      { row: 3, store_no: second, item_code: null, message: 'twice' },
      { row: 4, store_no: second, item_code: null, message: 'twice' },
      { row: 5, store_no: 'L9-999', item_code: null, message: 'not_found' },
    ])
    expect(await send(file, 'apply')).toMatchObject({ errcode: 4220, data: { errors: data.errors } })
    expect(await reportOf(food)).toBeUndefined()
  })

  it('says which heading it does not know', async () => {
    const { data } = await send(`店铺,AP1\n${first},9`, 'preview')
    expect(data.errors).toEqual([{ row: 1, store_no: null, item_code: null, message: 'no_header' }])
    const other = await send(`store_no,AP1,ZZ9,AP1\n${first},9,9,9`, 'preview')
    expect(other.data.errors).toEqual([{ row: 1, store_no: null, item_code: 'AP1', message: 'column_twice' }])
    const strange = await send(`store_no,AP1,ZZ9\n${first},9,9`, 'preview')
    expect(strange.data.errors).toEqual([
      { row: 1, store_no: null, item_code: 'ZZ9', message: 'unknown_column' },
    ])
  })

  it('submits complete reports, and keeps those as drafts that still need points or a remark', async () => {
    const file = await scores(
      [first, { AP1: '5 货架有灰尘', AP2: 'NA' }],
      [second, { AP1: '5' }],
      [food, { AP3: '' }],
    )
    const expected = {
      created: 3,
      updated: 0,
      unchanged: 0,
      drafts: 2,
      skipped: [],
      replaced: [],
      errors: [],
    }
    expect((await send(file, 'preview')).data).toEqual(expected)
    expect(await reportOf(first)).toBeUndefined()
    expect((await send(file, 'apply')).data).toEqual(expected)
    // Weights of 4 and 4: half of the points of one item, and one that does not apply: 94 of 96.
    expect(await reportOf(first)).toMatchObject({ status: 'submitted', total_score: 97.92, source: 'upload' })
    expect(await reportOf(second)).toMatchObject({ status: 'draft', total_score: 98 })
    expect(await reportOf(food)).toMatchObject({ status: 'draft', total_score: 100 })
    expect((await send(file, 'apply')).data).toMatchObject({ created: 0, updated: 0, unchanged: 3 })
  })

  it('makes no report of the rows of the template that nobody filled in', async () => {
    const untouched = (await template()).map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')
    const { data } = await send(untouched, 'apply')
    expect(data).toMatchObject({ created: 0, updated: 0, errors: [] })
  })

  it('changes what differs, and leaves confirmed reports as they are', async () => {
    const group = await server.as('grace.group@example.com')
    await group.create('/ts/daily/scoring/confirm', { site: '2', stat_time: today })
    const { rev } = (await reportOf(first)) ?? {}
    const file = await scores([first, { AP1: '9' }], [second, { AP1: '6' }], [food, { AP3: '10' }])
    expect((await send(file, 'apply')).data).toEqual({
      created: 0,
      updated: 2,
      unchanged: 0,
      drafts: 0,
      skipped: [first],
      replaced: [],
      errors: [],
    })
    expect(await reportOf(first)).toMatchObject({ status: 'confirmed', total_score: 97.92, rev })
    expect(await reportOf(second)).toMatchObject({ status: 'submitted', total_score: 98.4 })
  })

  it('says which reports somebody else submitted that it would change', async () => {
    const { rows } = await sql<{ name: string }>`
      update scoring_report set scorer_id = "user"._id from "user", store
      where "user".username = 'gz.officer' and store._id = store_id and store.site = '2' and store_no = ${second}
        and stat_time = ${today} returning "user".name`.execute(server.database.db)
    const replaced = async (file: string) => (await send(file, 'preview')).data.replaced
    expect(await replaced(await scores([second, { AP1: '7' }], [food, { AP3: '9' }]))).toEqual([
      { store_no: second, scorer: rows[0]?.name },
    ])
    expect(await replaced(await scores([second, { AP1: '6' }]))).toEqual([])
  })

  it('is for shops on one’s own list, at one’s own site, and on a day that can still be scored', async () => {
    const file = await scores([second])
    expect((await send(file, 'apply', await server.as('gz.officer'))).errcode).toBe(4030)
    expect((await send(file, 'apply', manager, { site: '5' })).errcode).toBe(4032)
    expect((await send(file, 'apply', manager, { stat_time: String(today - 86_400 * 9) })).errcode).toBe(4004)
    const { db } = server.database
    await sql`update space_owner set is_active = false where user_id = (select _id from "user" where username = 'gz.manager')`.execute(
      db,
    )
    expect((await send(file, 'preview')).data.errors).toEqual([
      { row: 2, store_no: second, item_code: null, message: 'store.denied' },
    ])
  })
})

describe('the downloaded ranking', () => {
  const day = today - 2 * 86_400
  const file = '/ts/daily/rankings/download'

  it('has two sheets named by site and day, and the Total in the last row', async () => {
    const group = await server.as('grace.group@example.com')
    const { headers, bytes } = await getFile(server, group, file, { site: '2', stat_time: day })
    expect(headers.get('content-disposition')).toContain('daily_ranking_2_2026-11-13.xlsx')
    const book = strFromU8(unzipSync(new Uint8Array(bytes))['xl/workbook.xml'] ?? new Uint8Array())
    expect([...book.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Ranking',
      'Scores by item',
    ])
    const { rows } = await downloadedRows(server, group, file, { site: '2', stat_time: day, format: 'csv' })
    const [headings, ...ranked] = rows
    expect(headings?.join(' | ')).toBe(
      'Rank | Unit number | Shop | Brand | Category | Floor | Shops | Days | Score | Grade',
    )
    expect(ranked.slice(0, 4).map(([rank]) => rank)).toEqual(['1', '2', '2', '4'])
    const plain = await sql<{ shops: number; average: string }>`
      select count(*)::int as shops, round(avg(total_score), 2)::text as average from scoring_report
      where site = '2' and stat_time = ${day} and status = 'confirmed' and deleted_at is null`.execute(
      server.database.db,
    )
    const { shops, average } = plain.rows[0] ?? { shops: 0, average: '' }
    expect(ranked).toHaveLength(shops + 1)
    const total = ranked.at(-1) ?? []
    expect([total[0], Number(total[6]), Number(total[8])]).toEqual(['Total', shops, Number(average)])
  })

  it('is over the mean of the days of a period, and by category or floor', async () => {
    const group = await server.as('grace.group@example.com')
    const period = { site: '2', from: day - 3 * 86_400, to: day + 86_400, format: 'csv' }
    for (const [by, key] of [
      ['store', sql`store_id`],
      ['category', sql`category_id`],
      ['floor', sql`floor_id`],
    ] as const) {
      const { rows } = await downloadedRows(server, group, file, { ...period, by })
      const plain = await sql<{ rank: string; score: number }>`
        with shop as (
          select store_id, min(store.floor_id) as floor_id, min(store.category_id) as category_id,
            round(avg(total_score), 2) as score
          from scoring_report join store on store._id = store_id
          where scoring_report.site = '2' and stat_time between ${period.from} and ${day} and scoring_report.status = 'confirmed' and scoring_report.deleted_at is null
          group by store_id
        ), grouped as (select ${key} as key, round(avg(score), 2) as score from shop group by 1)
        select rank() over (order by score desc)::text as rank, score::float8 from grouped order by score desc`.execute(
        server.database.db,
      )
      const score = rows[0]?.indexOf('Score') ?? -1
      expect(
        rows.slice(1, -1).map((row) => [row[0], Number(row[score])]),
        by,
      ).toEqual(plain.rows.map((row) => [row.rank, row.score]))
    }
  })

  it('is refused without a site, to others, and for too many days', async () => {
    const group = await server.as('grace.group@example.com')
    const code = async (who: Client, query: object) =>
      (await getFile(server, who, file, { stat_time: day, ...query })).errcode
    expect(await code(group, { site: 'ALL' })).toBe(4004)
    expect(await code(await server.as('gz.officer'), { site: '2' })).toBe(4030)
    expect(await code(manager, { site: '5' })).toBe(4032)
    const { errcode } = await getFile(server, group, file, { site: '2', from: day - 86_400 * 400, to: day })
    expect(errcode).toBe(4005)
  })
})
