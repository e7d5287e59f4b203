// @runs longer in full runs
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { isShort } from '#tests/support/isShort.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

// The business clock is at 2026-11-15. Nothing was scored at this site so long ago.
const at = Date.parse('2025-03-03T00:00:00+08:00') / 1000
const shops = 1200
const path = '/ts/daily/scoring'

const server = await serverForTests()
const group = await server.as('grace.group@example.com')
beforeAll(async () => {
  const { db } = server.database
  // Many shops with the same few scores: a quarter of the items at 5, 6, 7 or 8 points, the others at 10.
  await sql`
    insert into store (_id, site, store_no, name, floor_id, category_id, area)
    select 'BIG-' || n, site, 'Z-' || n, '店 ' || n, floor_id, case when n % 3 = 0 then null else 'BC2' end, 50
    from generate_series(1, ${shops}::int) n, (select site, floor_id from store where _id = 'S-GZ-L2-118') model`.execute(
    db,
  )
  await sql`
    insert into scoring_report (_id, site, store_id, stat_time, set_id, status, scorer_id, submitted_at, source)
    select 'BIG-' || n, '2', 'BIG-' || n, ${at}, 'IS-mainland', 'submitted', (select _id from "user" where username = 'gz.officer'), ${at}, 'form'
    from generate_series(1, ${shops}::int) n`.execute(db)
  await sql`
    insert into scoring_report_item (report_id, item_id, score)
    select report._id, item._id, case when item."order" % 4 = 0 then 5 + length(report._id) * substr(report._id, 5)::int % 4 else 10 end
    from scoring_report report join score_item item on item.set_id = report.set_id where report._id like 'BIG-%'`.execute(
    db,
  )
}, 180_000)

const count = async (from: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${from}`.execute(
    server.database.db,
  )
  return rows[0]?.n ?? -1
}
const confirmed = () => count(sql`scoring_report where stat_time = ${at} and status = 'confirmed'`)
const results = () => count(sql`scoring_result where stat_time = ${at}`)

async function timed(act: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await act()
  return Math.round(performance.now() - start)
}

/** What confirming comes down to: states, results with their ranks, and the history. Rolled back. */
async function confirmBare(): Promise<void> {
  const undo = new Error('undo')
  await server.database.db
    .transaction()
    .execute(async (db) => {
      await sql`
        update scoring_report set status = 'confirmed', confirmed_by = scorer_id, confirmed_at = ${at}, rev = rev + 1
        where site = '2' and stat_time = ${at} and status = 'submitted'`.execute(db)
      await sql`
        insert into scoring_result_version (site, stat_time, version, kind, stores) values ('2', ${at}, 1, 'confirm', ${shops})`.execute(
        db,
      )
      await sql`
        insert into audit_log (_id, entity, entity_id, action, at) select 'bare-' || _id, 'scoring_report', _id, 'update', ${at}
        from scoring_report where site = '2' and stat_time = ${at}`.execute(db)
      await sql`
        insert into scoring_result (site, stat_time, store_id, floor_id, category_id, report_id, score, section_scores,
          rank_site, rank_category, ranked_total, site_average, version, is_current, is_latest)
        select '2', ${at}, store_id, floor_id, category_id, report_id, score, sections,
          rank() over (order by score desc), rank() over (partition by category_id order by score desc), count(*) over (),
          round(avg(score) over (), 2), 1, true, false
        from (
          select report_id, round(100 * sum(earned) / sum(weight), 2) as score,
            jsonb_object_agg(section, round(100 * earned / weight, 2)) as sections
          from (
            select report_id, section, sum(weight * answer.score / max_score) as earned, sum(weight) as weight
            from scoring_report_item answer join score_item item on item._id = answer.item_id
              join scoring_report report on report._id = report_id
            where report.site = '2' and report.stat_time = ${at} group by report_id, section
          ) section group by report_id
        ) scored join scoring_report report on report._id = report_id join store on store._id = store_id`.execute(
        db,
      )
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
}

describe('the reports of 1,200 shops', () => {
  it('are not confirmed at all if something fails in the middle', async () => {
    const { db } = server.database
    await sql`
      create function no_last_shop() returns trigger language plpgsql as $$
      begin
        if new.store_id = 'BIG-900' then raise exception 'the disk is full'; end if;
        return new;
      end $$`.execute(db)
    await sql`create trigger no_last_shop before insert on scoring_result for each row execute function no_last_shop()`.execute(
      db,
    )
    const failed = await group.create(`${path}/confirm`, { site: '2', stat_time: at })
    expect(failed.errcode).not.toBe(0)
    expect([await confirmed(), await results()]).toEqual([0, 0])
    expect(await count(sql`scoring_result_version where stat_time = ${at}`)).toBe(0)
    expect(await count(sql`audit_log where entity = 'scoring_report' and entity_id like 'BIG-%'`)).toBe(0)
    await sql`drop trigger no_last_shop on scoring_result`.execute(db)
  })

  it('are confirmed in one transaction, and ranked as the database ranks the reports', async () => {
    const bare = await timed(confirmBare)
    let data: unknown
    const whole = await timed(async () => {
      data = (await group.create(`${path}/confirm`, { site: '2', stat_time: at })).data
    })
    console.info(`${shops} reports: confirmed in ${whole} ms, the bare statements take ${bare} ms`)
    expect(data).toEqual({ confirmed: shops, skipped: [], results_updated: shops })
    expect([await confirmed(), await results()]).toEqual([shops, shops])
    expect(await count(sql`scoring_result where stat_time = ${at} and rules is null`)).toBe(0)
    // Every row of a transaction has the same xmin.
    const { rows } = await sql<{ n: number }>`
      select count(distinct xmin::text)::int as n from (
        select xmin from scoring_report where stat_time = ${at} union all select xmin from scoring_result where stat_time = ${at}
      ) changed`.execute(server.database.db)
    expect(rows[0]?.n).toBe(1)
    const wrong = await count(sql`(
      select report._id, rank() over (order by score desc) as place,
        rank() over (partition by category_id order by score desc) as own
      from (
        select report._id, store.category_id, round(100 * sum(weight * answer.score / max_score) / sum(weight), 2) as score
        from scoring_report report join store on store._id = report.store_id
          join scoring_report_item answer on answer.report_id = report._id join score_item item on item._id = answer.item_id
        where report.stat_time = ${at} group by report._id, store.category_id
      ) report
    ) report join scoring_result result on result.report_id = report._id
    where (rank_site, rank_category, ranked_total) is distinct from (place, own, ${shops})`)
    expect(wrong).toBe(0)
    // Four scores, so that nearly every shop shares its rank.
    expect(
      await count(sql`(select distinct rank_site from scoring_result where stat_time = ${at}) ranks`),
    ).toBeLessThan(9)
  })
})

const rounds = isShort ? 50 : 200

/** Always the same numbers below a bound. */
function draws(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

describe('the results of a day', () => {
  it(`keep one current version, at most five archives and the reports, through ${rounds} random corrections`, async () => {
    const day = at - 86_400
    const { db } = server.database
    // Three reports of shops of the day before.
    await sql`
      insert into scoring_report (_id, site, store_id, stat_time, set_id, status, scorer_id, submitted_at, total_score, source)
      select 'CUT-' || n, '2', 'BIG-' || n, ${day}, 'IS-food', 'submitted', (select _id from "user" where username = 'gz.officer'), ${day}, 100, 'form'
      from generate_series(1, 3) n`.execute(db)
    await sql`
      insert into scoring_report_item (report_id, item_id, score)
      select report._id, item._id, 10 from scoring_report report join score_item item on item.set_id = report.set_id
      where report._id like 'CUT-%'`.execute(db)
    const next = draws(23)
    const answers = async () => {
      const { rows } = await sql<{ all: string }>`
        select md5(string_agg(report_id || item_id || coalesce(score::text, ''), ',' order by report_id, item_id)) as all
        from scoring_report_item where report_id like 'CUT-%'`.execute(db)
      return rows[0]?.all
    }
    const before = await answers()
    const resubmit = sql`
      update scoring_report set status = 'submitted', submitted_at = ${day} where stat_time = ${day} and status = 'draft'`
    const steps = [
      () => group.create(`${path}/confirm`, { site: '2', stat_time: day }),
      () => group.update(path, { report_id: `CUT-${1 + next(3)}` }, { action: 'return', reason: '重评' }),
      () => resubmit.execute(db),
      () => group.create(`${path}/regen`, { site: '2', stat_time: day, reason: '复核' }),
      () =>
        group.create(`${path}/recover/results`, {
          site: '2',
          stat_time: day,
          reason: '恢复',
          ...(next(2) ? { version: 1 + next(9) } : {}),
        }),
    ]
    for (let turn = 0; turn < rounds; turn += 1) {
      const step = next(steps.length)
      await steps[step]?.()
      const { rows } = await sql<{ current: number; archives: number; is_newest: boolean; twice: number }>`
        select count(distinct version) filter (where is_current)::int as current,
          greatest(count(distinct version) - 1, 0)::int as archives,
          coalesce(max(version) filter (where is_current) = max(version), true) as is_newest,
          (select count(*)::int from (select from scoring_result where stat_time = ${day} and is_current
            group by store_id having count(*) > 1) shop) as twice
        from scoring_result where stat_time = ${day}`.execute(db)
      const { current = 0, archives = 0, is_newest, twice } = rows[0] ?? {}
      expect([current <= 1, archives <= 5, is_newest, twice], `turn ${turn}, step ${step}`).toEqual([
        true,
        true,
        true,
        0,
      ])
    }
    expect(await answers()).toBe(before)
    expect(await count(sql`scoring_report where stat_time = ${day} and deleted_at is null`)).toBe(3)
  }, 300_000)
})
