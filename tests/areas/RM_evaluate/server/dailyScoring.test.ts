import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { setParam } from '#tests/support/setParam.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

// The tests' clock stands on 2026-11-15.
const day = (date: string) => Date.parse(`${date}T00:00:00+08:00`) / 1000
const [own, foreign, merged] = ['S-GZ-L2-118', 'S-GZ-B1-201', 'S-GZ-L2-115']
const path = '/ts/daily/scoring'

const server = await serverForTests()
const officer = await server.as('gz.officer')
const manager = await server.as('gz.manager')
const group = await server.as('grace.group@example.com')
beforeAll(async () => {
  // The demo has reports of this shop too.
  const { db } = server.database
  await sql`delete from scoring_result where store_id = ${own} and stat_time >= ${day('2026-11-14')}`.execute(
    db,
  )
  await sql`update scoring_report set deleted_at = 1 where store_id = ${own} and stat_time >= ${day('2026-11-14')}`.execute(
    db,
  )
})

/** A report without answers; the shop is free on that day. */
async function started(store_id = own, date = '2026-11-15', who = officer) {
  const { data, errcode } = await who.create(path, { site: '2', store_id, stat_time: day(date) })
  expect(errcode).toBe(0)
  return data
}
const put = (who: Client, report_id: string, doc: object) => who.update(path, { report_id }, doc)
/** Every item with the same share of its points. */
const allOf = (report: { items: { item_id: string }[] }, score = 10) =>
  report.items.map(({ item_id }) => ({ item_id, score }))

describe('a report', () => {
  it('goes back as far as scoring.backdate_days, and keeps the scoring.min_weight_share that it began with', async () => {
    const early = () => officer.create(path, { site: '2', store_id: own, stat_time: day('2026-11-11') })
    expect((await early()).errcode).toBe(4004)
    await setParam(server, 'scoring.backdate_days', 4)
    await setParam(server, 'scoring.min_weight_share', 0.9)
    expect((await early()).data.rules).toMatchObject({ min_share: 0.9 })
    await setParam(server, 'scoring.backdate_days', 3)
    await setParam(server, 'scoring.min_weight_share', 0.5)
  })

  it('is started once for a shop and a day, with all items of the set in force', async () => {
    const report = await started()
    expect(report).toMatchObject({ store_id: own, status: 'draft', total_score: null, source: 'form' })
    expect(report.items).toHaveLength(25)
    expect(
      report.items.every(({ score, is_na }: { score: null; is_na: boolean }) => score === null && !is_na),
    ).toBe(true)
    expect((await started())._id).toBe(report._id)
    const read = await manager.call('GET', path, { store_id: own, stat_time: day('2026-11-15') })
    expect(read.data._id).toBe(report._id)
  })

  it.each([
    ['of somebody else', { store_id: foreign }, 4033],
    ['that was merged', { store_id: merged }, 4033],
    ['tomorrow', { stat_time: day('2026-11-16') }, 4004],
    ['longer ago than the days allowed', { stat_time: day('2026-11-11') }, 4004],
    ['at noon', { stat_time: day('2026-11-15') + 43_200 }, 4004],
    ['of another site', { site: '5' }, 4032],
  ])('is not started for a shop %s', async (_, change, errcode) => {
    const doc = { site: '2', store_id: own, stat_time: day('2026-11-15'), ...change }
    expect((await officer.create(path, doc)).errcode).toBe(errcode)
  })

  it('has a running score over the answered items, without those that do not apply', async () => {
    const { _id, items } = await started()
    // Weights of 4 and 4: full points and half of them, and one item that does not apply.
    const [a, b, c] = items
    const few = await put(officer, _id, { action: 'save', items: [{ item_id: a.item_id, score: 10 }] })
    expect(few.data.total_score).toBeNull()
    const all = allOf({ items }, 8).map((answer, index) =>
      index === 2 ? { item_id: c.item_id, score: null, is_na: true } : answer,
    )
    expect((await put(officer, _id, { action: 'save', items: all })).data.total_score).toBe(80)
    const changed = await put(officer, _id, { action: 'save', items: [{ item_id: b.item_id, score: 4 }] })
    // (80 x 92 of 96 weights + 40 x 4) / 96
    expect(changed.data.total_score).toBe(78.33)
  })

  it('keeps an answer that somebody else gave meanwhile, and says who and what, item by item', async () => {
    const { _id, items } = await started(own, '2026-11-14')
    const [a, b] = items
    const admin = await server.as('admin')
    const answers = (who: Client, ...list: object[]) => put(who, _id, { action: 'save', items: list })
    const first = await answers(officer, { item_id: a.item_id, score: 6, rev: a.rev })
    expect(first.errcode).toBe(0)
    // The next tap of the same person, begun before the first was stored.
    expect((await answers(officer, { item_id: a.item_id, score: 7, rev: a.rev })).errcode).toBe(0)
    const other = await answers(admin, { item_id: a.item_id, score: 3, rev: a.rev })
    expect(other).toMatchObject({
      errcode: 4092,
      data: { current: { [a.item_id]: { score: 7, rev: a.rev + 2, updated_by: expect.any(String) } } },
    })
    // Another item is no conflict, and what was seen can be overwritten.
    expect((await answers(admin, { item_id: b.item_id, score: 3, rev: b.rev })).errcode).toBe(0)
    const { data } = await answers(admin, { item_id: a.item_id, score: 3, rev: a.rev + 2 })
    const scoreOf = (id: string) =>
      data.items.find(({ item_id }: { item_id: string }) => item_id === id).score
    expect([scoreOf(a.item_id), scoreOf(b.item_id)]).toEqual([3, 3])
    expect((await officer.call('DELETE', path, { cond: { report_id: _id }, rev: 1 })).errcode).toBe(4092)
    expect((await officer.call('DELETE', path, { cond: { report_id: _id }, rev: data.rev })).errcode).toBe(0)
  })

  it('explains its score by its sections and items, their weights, and what does not apply', async () => {
    const { _id } = await started()
    const explain = (figure: string) => officer.call('GET', `${path}/explanation`, { report_id: _id, figure })
    const { data: whole } = await explain('score')
    expect(whole.result.value).toBe(78.33)
    expect(whole.inputs).toHaveLength(6)
    expect(whole.inputs[0]).toMatchObject({ figure: 'appearance', value: 70, unit: 'count' })
    expect(whole.inputs[0].label).toContain('20')
    expect(whole.notes).toEqual(['不适用的 1 项不计分，其权重 4 不计入分母。'])
    const { data: section } = await explain('appearance')
    expect(section.result.value).toBe(70)
    const shares = section.inputs.map(({ value }: { value: number | null }) => value)
    expect(shares).toEqual([0.8, 0.4, null, 0.8, 0.8])
    expect((await explain('nothing')).errcode).toBe(4001)
    const stranger = await server.as('wh.manager')
    const foreign = await stranger.call('GET', `${path}/explanation`, { report_id: _id, figure: 'score' })
    expect(foreign.errcode).toBe(4040)
  })

  it('is capped when a critical item fails', async () => {
    const report = await started()
    const critical = await sql<{ _id: string }>`
      select _id from score_item where set_id = ${report.set_id} and code = 'DS3'`.execute(server.database.db)
    await put(officer, report._id, { action: 'save', items: allOf(report) })
    const failed = await put(officer, report._id, {
      action: 'save',
      items: [{ item_id: critical.rows[0]?._id, score: 0, remark: '通道堵塞' }],
    })
    expect(failed.data).toMatchObject({ total_score: 59.99, critical_failed: true })
    const query = { report_id: report._id, figure: 'score' }
    const { notes } = (await officer.call('GET', `${path}/explanation`, query)).data
    expect(notes).toEqual([expect.stringMatching(/^关键项得零分.*封顶为 59.99。$/)])
    // A submitted report keeps the score that it has, and is explained by what held then.
    await put(officer, report._id, { action: 'submit' })
    await setParam(server, 'scoring.critical_cap', 40)
    const later = (await officer.call('GET', `${path}/explanation`, query)).data
    expect([later.result.value, later.notes]).toEqual([59.99, notes])
    await setParam(server, 'scoring.critical_cap', 59.99)
    await put(officer, report._id, { action: 'withdraw' })
  })

  it('is submitted whole, with a remark where there are few points', async () => {
    const report = await started()
    const [first, second, third] = report.items
    await put(officer, report._id, { action: 'save', items: allOf(report) })
    const open = await put(officer, report._id, {
      action: 'submit',
      items: [
        { item_id: first.item_id, score: null },
        { item_id: second.item_id, score: 5 },
        { item_id: third.item_id, score: 5, remark: ' \u3000\n' },
      ],
    })
    expect(open).toMatchObject({
      errcode: 4004,
      data: {
        fields: { [first.item_id]: 'required', [second.item_id]: 'remark', [third.item_id]: 'remark' },
      },
    })
    const outside = await put(officer, report._id, {
      action: 'save',
      items: [{ item_id: first.item_id, score: 11 }],
    })
    expect(outside).toMatchObject({ errcode: 4004, data: { fields: { [first.item_id]: 'range' } } })
    expect((await put(officer, report._id, { action: 'submit' })).data).toMatchObject({
      status: 'submitted',
      total_score: 100,
    })
  })

  it('is changed only as a draft, withdrawn by its scorer, and returned with a reason', async () => {
    const { _id, items, rev } = await started()
    expect((await put(officer, _id, { action: 'save', items: allOf({ items }) })).errcode).toBe(4091)
    expect((await put(officer, _id, { action: 'withdraw', rev: rev - 1 })).errcode).toBe(4092)
    expect((await put(officer, _id, { action: 'return', reason: '照片不清' })).errcode).toBe(4030)
    expect((await put(manager, _id, { action: 'return', reason: '照片不清' })).data).toMatchObject({
      status: 'draft',
      returned_reason: '照片不清',
    })
    const told = await officer.list('/notification', { cond: { type: 'scoring_report.returned' } })
    expect(told.data.list).toMatchObject([
      { link: expect.stringContaining(_id), params: { reason: '照片不清' } },
    ])
    await put(officer, _id, { action: 'submit' })
    expect((await put(officer, _id, { action: 'withdraw' })).data.status).toBe('draft')
    expect((await put(officer, _id, { action: 'withdraw' })).errcode).toBe(4091)
  })

  it('is removed as a draft', async () => {
    const report = await started('S-GZ-L2-118', '2026-11-14')
    expect((await officer.remove(path, { report_id: report._id })).data).toEqual({ removed: 1 })
    expect((await officer.call('GET', path, { report_id: report._id })).data).toBeNull()
  })
})

describe('the results of a day', () => {
  const at = day('2026-11-14')
  const results = async (who = manager) =>
    (
      await who.list('/ts/daily/scoring/results', {
        cond: { stat_time: at },
        sort: { rank_site: 1 },
        range: 'ALL',
        site: '2',
      })
    ).data
  const current = async () =>
    (await manager.call('GET', '/ts/daily/stat_time', { site: '2', from: at, to: at + 1 })).data.list[0]
      .result_set
  const scoreOf = async (store_id: string) =>
    (await results()).list.find((one: { store_id: string }) => one.store_id === store_id)?.score
  const regen = (who: Client, more: object = {}) =>
    who.create(`${path}/regen`, { site: '2', stat_time: at, reason: '复核', ...more })
  const recover = (more: object = {}) =>
    group.create(`${path}/recover/results`, { site: '2', stat_time: at, reason: '恢复', ...more })

  it('have the shops whose reports were confirmed, ranked 1, 2, 2, 4', async () => {
    await sql`update scoring_report set status = 'submitted', confirmed_at = null, confirmed_by = null
      where site = '2' and stat_time = ${at} and status = 'draft'`.execute(server.database.db)
    const report = await started(own, '2026-11-14')
    await put(officer, report._id, { action: 'submit', items: allOf(report, 9) })
    const before = (await results()).total
    const confirmed = await manager.create(`${path}/confirm`, {
      site: '2',
      report_ids: [report._id, 'nothing'],
    })
    expect(confirmed.data).toEqual({
      confirmed: 1,
      skipped: [{ report_id: 'nothing', reason: 'not_found' }],
      results_updated: 1,
    })
    const { list, total } = await results()
    expect(total).toBe(before + 1)
    const plain = await sql<{ _id: string; rank: number }>`
      select store_id as _id, rank() over (order by total_score desc)::int as rank from scoring_report
      where site = '2' and stat_time = ${at} and status = 'confirmed' and total_score is not null and deleted_at is null`.execute(
      server.database.db,
    )
    const rankOf = new Map(plain.rows.map(({ _id, rank }) => [_id, rank]))
    for (const one of list) expect(one.rank_site, one.store_id).toBe(rankOf.get(one.store_id) ?? null)
    expect(list.find((one: { store_id: string }) => one.store_id === own)).toMatchObject({
      score: 90,
      grade: 'A',
      version: 1,
    })
    const again = await manager.create(`${path}/confirm`, { site: '2', report_ids: [report._id] })
    expect(again.data).toEqual({
      confirmed: 0,
      skipped: [{ report_id: report._id, reason: 'confirmed' }],
      results_updated: 0,
    })
    const best = (
      await manager.list('/ts/daily/scoring/results', {
        cond: { stat_time: day('2026-11-13') },
        sort: { rank_site: 1 },
        range: '0-3',
        site: '2',
      })
    ).data
    expect(best.list.map((one: { rank_site: number }) => one.rank_site)).toEqual([1, 2, 2, 4])
  })

  it('are stale once a report is corrected, calculated again into a version, and restored', async () => {
    const { data: report } = await officer.call('GET', path, { store_id: own, stat_time: at })
    expect((await put(officer, report._id, { action: 'save', items: [] })).errcode).toBe(4096)
    expect((await put(manager, report._id, { action: 'return', reason: '重评' })).errcode).toBe(4030)
    expect((await put(group, report._id, { action: 'return', reason: '重评' })).data.status).toBe('draft')
    expect(await current()).toMatchObject({ version: 1, is_stale: true })
    await put(officer, report._id, { action: 'submit', items: allOf(report, 7) })
    const { data } = await manager.create(`${path}/confirm`, { site: '2', report_ids: [report._id] })
    expect(data).toMatchObject({ confirmed: 1, results_updated: 0 })
    expect(await scoreOf(own)).toBe(90)

    expect((await regen(manager)).errcode).toBe(4030)
    expect((await regen(group)).data).toMatchObject({ run_version: 2, previous_version: 1, changed: 1 })
    expect(await scoreOf(own)).toBe(70)
    expect((await regen(group)).data).toMatchObject({ run_version: 2, previous_version: null, changed: 0 })
    expect(await current()).toMatchObject({ version: 2, kind: 'regen', is_stale: false, reason: '复核' })

    expect((await recover()).data.restored_version).toBe(1)
    expect(await scoreOf(own)).toBe(90)
    expect(await current()).toMatchObject({ version: 3, kind: 'recover', restored_from: 1, is_stale: true })
    expect((await recover()).data.restored_version).toBe(2)
    expect(await scoreOf(own)).toBe(70)
    expect(await current()).toMatchObject({ version: 4, is_stale: false })
    expect((await recover({ version: 9 })).errcode).toBe(4040)
  })

  it('are compared between two versions, shop by shop', async () => {
    const changes = (who: Client, from: number, to: number) =>
      who.call('GET', `${path}/changes`, { site: '2', stat_time: at, from, to })
    const { data } = await changes(manager, 1, 2)
    expect(data.list.find((one: { store_id: string }) => one.store_id === own)).toMatchObject({
      before: { score: 90, grade: 'A' },
      after: { score: 70, grade: 'C' },
    })
    // The others only move up: by one rank at most.
    for (const { store_id, before, after } of data.list.filter((one: typeof data) => one.store_id !== own)) {
      expect(after.score, store_id).toBe(before.score)
      expect(before.rank_site - after.rank_site, store_id).toBe(1)
    }
    expect((await changes(manager, 2, 4)).data).toEqual({ list: [], total: 0 })
    expect((await changes(manager, 1, 9)).errcode).toBe(4040)
    const stranger = await server.as('wh.manager')
    expect([4032, 4040]).toContain((await changes(stranger, 1, 2)).errcode)
  })

  it('keep five archives, one current version, and untouched reports through any corrections', async () => {
    const count = (statement: ReturnType<typeof sql<{ n: number }>>) =>
      statement.execute(server.database.db).then(({ rows }) => rows[0]?.n)
    for (let turn = 0; turn < 8; turn += 1) await recover()
    expect(
      await count(
        sql`select count(*)::int as n from scoring_result_version where site = '2' and stat_time = ${at}`,
      ),
    ).toBe(6)
    expect(
      await count(sql`select count(*)::int as n from (
      select store_id from scoring_result where site = '2' and stat_time = ${at} and is_current
      group by store_id having count(*) > 1) twice`),
    ).toBe(0)
    expect(
      await count(sql`select count(distinct version)::int as n from scoring_result
      where site = '2' and stat_time = ${at} and is_current`),
    ).toBe(1)
    expect(await scoreOf(own)).toBe(70)
  })

  it('keep as many archives as scoring.archive_versions', async () => {
    await setParam(server, 'scoring.archive_versions', 2)
    await recover()
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from scoring_result_version where site = '2' and stat_time = ${at}`.execute(
      server.database.db,
    )
    expect(rows[0]?.n).toBe(3)
    await setParam(server, 'scoring.archive_versions', 5)
  })

  it('follow from the reports once they are calculated again, whatever happened before', async () => {
    const { data: report } = await officer.call('GET', path, { store_id: own, stat_time: at })
    let drawn = 11
    const next = (below: number) => {
      drawn = (drawn * 1_103_515_245 + 12_345) % 2_147_483_648
      return drawn % below
    }
    const steps = [
      () => put(group, report._id, { action: 'return', reason: '重评' }),
      () => put(officer, report._id, { action: 'submit', items: allOf(report, 6 + next(5)) }),
      () => manager.create(`${path}/confirm`, { site: '2', stat_time: at }),
      () => regen(group, next(2) ? { store_ids: [own] } : {}),
      () => recover(),
    ]
    // Each step is sometimes refused, and then changes nothing.
    for (let turn = 0; turn < 40; turn += 1) await steps[next(steps.length)]?.()
    await steps[1]?.()
    await steps[2]?.()
    await regen(group)
    expect(await current()).toMatchObject({ is_stale: false })
    const { rows } = await sql<{ wrong: number; versions: number }>`
      with report as (
        select * from scoring_report where site = '2' and stat_time = ${at} and status = 'confirmed' and deleted_at is null
      ), result as (select * from scoring_result where site = '2' and stat_time = ${at} and is_current)
      select count(*) filter (where report._id is distinct from result.report_id or report.total_score is distinct from result.score)::int
          as wrong,
        (select count(*)::int from scoring_result_version where site = '2' and stat_time = ${at}) as versions
      from report full join result using (store_id)`.execute(server.database.db)
    expect(rows[0]?.wrong).toBe(0)
    expect(rows[0]?.versions).toBeLessThanOrEqual(6)
  })

  it('are not confirmed by their own scorer, except by a manager', async () => {
    const { rows } = await sql<{ _id: string; scorer_id: string }>`
      select _id, scorer_id from scoring_report where site = '2' and status = 'submitted' and stat_time = ${day('2026-11-15')}`.execute(
      server.database.db,
    )
    const { data: me } = await manager.call('GET', '/userinfo')
    await sql`update scoring_report set scorer_id = ${me._id} where _id = ${rows[0]?._id}`.execute(
      server.database.db,
    )
    expect((await manager.create(`${path}/confirm`, { site: '2', report_ids: [rows[0]?._id] })).errcode).toBe(
      4035,
    )
    const { data } = await manager.create(`${path}/confirm`, { site: '2', stat_time: day('2026-11-15') })
    expect(data.skipped).toContainEqual({ report_id: rows[0]?._id, reason: 'own' })
    expect(data.confirmed + data.skipped.length).toBe(rows.length)
  })
})

describe('what is read of scores', () => {
  const at = day('2026-11-13')

  it('are the days, newest first, with how far their reports are', async () => {
    const { data } = await officer.call('GET', '/ts/daily/stat_time', { site: '2' })
    expect(data.latest).toBe(day('2026-11-15'))
    const one = data.list.find(({ stat_time }: { stat_time: number }) => stat_time === at)
    expect(one).toMatchObject({
      label: '2026-11-13',
      status: 'confirmed',
      result_set: { kind: 'confirm', is_stale: false },
    })
    expect(one.stores_confirmed).toBe(one.stores_total)
  })

  it("are one's own shops to score today, with the last result", async () => {
    const { data } = await officer.call('GET', '/ts/daily/stores', { site: '2' })
    const shop = data.list.find(({ store_id }: { store_id: string }) => store_id === own)
    expect(shop).toMatchObject({
      store_no: 'L2-118',
      status: expect.stringMatching(/confirmed|submitted|draft/),
    })
    expect(shop.brand.name).toBeTruthy()
    const ids = data.list.map(({ store_id }: { store_id: string }) => store_id)
    expect(ids).not.toContain(foreign)
    expect(ids).not.toContain(merged)
    const { data: all } = await (await server.as('admin')).call('GET', '/ts/daily/stores', { site: '2' })
    expect(all.total).toBeGreaterThan(data.total)
  })

  it('are the items of a result beside the averages, and what each contributes to the total', async () => {
    const { data: best } = await manager.list('/ts/daily/scoring/results', {
      cond: { stat_time: at, rank_site: 1 },
      site: '2',
    })
    const { store_id, report_id } = best.list[0]
    const { data } = await manager.call('GET', `${path}/result/data`, { store_id, stat_time: at })
    expect(data).toMatchObject({ report_id, stat_time: at, total_score: 95, is_benchmark: true })
    expect(data.items).toHaveLength(25)
    const total = data.items.reduce(
      (sum: number, { weighted }: { weighted: number | null }) => sum + (weighted ?? 0),
      0,
    )
    expect(total).toBeCloseTo(95, 1)
    // Guangzhou is the benchmark itself.
    for (const item of data.items) expect(item.gz_average).toBe(item.site_average)
    const ranking = await manager.call('GET', '/ts/daily/item/ranking', {
      site: '2',
      stat_time: at,
      item_id: data.items[0].item_id,
    })
    const ratios = ranking.data.list.map(({ ratio }: { ratio: number }) => ratio)
    expect(ratios).toEqual(ratios.toSorted((a: number, b: number) => b - a))
    expect(ranking.data.average).toBe(data.items[0].site_average)
    const history = await manager.call('GET', `${path}/item/history`, {
      store_id,
      item_id: data.items[0].item_id,
    })
    expect(history.data.list.at(-1)).toMatchObject({ stat_time: expect.any(Number), max_score: 10 })
    expect(history.data.item.code).toBe('AP1')
  })

  it('are the last result of a shop, of a day or before it, and all last results', async () => {
    const one = async (cond: object) => (await manager.call('GET', '/ScoringLatestResult/one', { cond })).data
    const exact = await one({ store_id: own, stat_time: day('2026-11-14') })
    expect(exact).toMatchObject({ is_exact: true, results: { store_id: own }, store: { store_no: 'L2-118' } })
    const earlier = await one({ store_id: own, stat_time: day('2026-11-14') - 86_400 * 400 })
    expect(earlier).toMatchObject({ is_exact: false, results: null, previous: null })
    expect((await one({ store_id: own })).results.is_latest).toBe(true)
    // The list names the result too if the condition is that of a shop and a day.
    for (const cond of [{ store_id: own, stat_time: day('2026-11-14') }, { store_id: own }]) {
      const { data } = await manager.call('GET', '/ScoringLatestResult', { cond })
      expect(data.results).toEqual((await one(cond)).results)
    }
    const { data: all } = await manager.call('GET', '/ScoringLatestResult', {
      site: '2',
      cond: { score: { $gte: 0 } },
      range: 'ALL',
    })
    expect(all).not.toHaveProperty('results')
    const shops = all.list.map(({ store_id }: { store_id: string }) => store_id)
    expect(new Set(shops).size).toBe(shops.length)
    const { data: choice } = await manager.call('GET', `${path}/results/stores`, { site: '2' })
    expect(choice.list.map(({ store_id }: { store_id: string }) => store_id).toSorted()).toEqual(
      shops.toSorted(),
    )
    expect((await manager.call('GET', '/ScoringLatestResult', { cond: '{' })).errcode).toBe(4002)
  })

  it('is the benchmark for every site, without a single shop, and never of fewer than three', async () => {
    const hongKong = await server.as('hk.manager')
    const { data } = await hongKong.call('GET', '/ts/daily/gz/average', { stat_time: at, site: '10' })
    const plain = await sql<{ average: number; stores: number }>`
      select round(avg(total_score), 2)::float8 as average, count(*)::int as stores from scoring_report
      where site = '2' and stat_time = ${at} and status = 'confirmed' and deleted_at is null`.execute(
      server.database.db,
    )
    expect(data).toMatchObject({ site: '2', ...plain.rows[0] })
    expect(Object.keys(data.items[0]).toSorted()).toEqual(['average_ratio', 'code', 'item_id', 'samples'])
    await sql`update scoring_result set is_current = false, is_latest = false where site = '2' and stat_time = ${at}
      and store_id not in (select store_id from scoring_result where site = '2' and stat_time = ${at} limit 2)`.execute(
      server.database.db,
    )
    const { data: few } = await hongKong.call('GET', '/ts/daily/gz/average', { stat_time: at })
    expect(few.average).toBeNull()
    expect(few.items.every(({ average_ratio }: { average_ratio: null }) => average_ratio === null)).toBe(true)
  })
})
