import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#tools/contract.ts'
import { pageLimit } from '#contract/printQuery.ts'
import type { Resource } from '#contract/resource.ts'
import { windowError } from '#contract/window.ts'
import { migrate } from '#server/db/migrate.ts'
import { creditCheck } from '#server/plugins/brandDB/demo/registrationCodes.ts'
import { seedDemo } from '#server/demo/seedDemo.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { shippedHalves } from '#tests/support/shippedHalves.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** `DEMO_DATA_SCALE=demo` looks at the whole demo operator, which takes minutes. */
const scale = process.env['DEMO_DATA_SCALE'] === 'demo' ? 'demo' : 'test'
const patience = scale === 'demo' ? 900_000 : 300_000

type Row = Record<string, unknown>
const resources: Resource[] = Object.values(contract.resources)

/** How many rows there are at each scale, least and most. */
const exactly = (test: number, demo: number) => ({ test: [test, test], demo: [demo, demo] }) as const
const about = (test: number, demo: number) =>
  ({ test: [test * 0.8, test * 1.2], demo: [demo * 0.92, demo * 1.08] }) as const

const counts: Record<string, { test: readonly [number, number]; demo: readonly [number, number] }> = {
  company_classification: exactly(6, 6),
  company: exactly(100, 1600),
  contact: exactly(230, 4200),
  store_lineage: exactly(24, 84),
  tenant_ship: exactly(147, 2050),
  lease_ship: exactly(172, 1900),
  sales_category: exactly(14, 14),
  tenant_rent: about(8600, 96_000),
  "tenant_sale where grain = 'M'": about(1900, 23_000),
  "tenant_sale where grain = 'D'": about(12_250, 145_000),
  "lease_ship where status in ('draft', 'pending_approval')": exactly(18, 40),
  "lease_ship where status = 'active'": about(87, 1060),
  "lease_ship where status = 'active' and end_date <= date '2026-11-15' + 180": about(36, 190),
  "lease_ship where status = 'holdover'": exactly(9, 22),
  brand_audit: exactly(13, 180),
  "brand_audit where status = 'audit_inprogress'": exactly(2, 14),
  "brand where audit_status = 'audit_inprogress'": about(2, 14),
  user_favorite_brand: exactly(30, 260),
  retail_performance: about(2364, 25_200),
  retail_calc_run: exactly(40, 40),
  retail_calc_change: exactly(4, 4),
  perf_scenario: exactly(1, 1),
  tour: exactly(63, 420),
  tour_result: about(162, 6300),
  score_item_set: exactly(3, 3),
  score_item: exactly(78, 78),
  scoring_report: about(180, 21_000),
  scoring_result: about(130, 20_400),
  daily_score_tag: exactly(24, 24),
  store_score_tag: { test: [1, 100], demo: [1700, 2050] },
  myscust_result: about(144, 1150),
  myscust_problem: { test: [50, 110], demo: [760, 900] },
  "myscust_result where status = 'appealing'": exactly(9, 6),
  flag_rule: exactly(10, 10),
  notification: exactly(40, 600),
  audit_log: about(50, 5000),
  flag: { test: [50, 90], demo: [300, 1500] },
  sign_in: { test: [0, 50], demo: [2400, 2500] },
}

// What the shops of the first site paid and sold last month.
const cost = `with cost as (select tenant_ship_id, sum(amount_due) as due, (select sum(amount) from tenant_sale
  where tenant_ship_id = rent.tenant_ship_id and sale_date between '2026-10-01' and '2026-10-31') as sold
  from tenant_rent rent where site = '2' and stat_month = '2026-10' group by 1) `

/** Rows that lists, forms and calculations have to bear, and how they are found. */
const edges: Record<string, string> = {
  'a shop with no sales at all': `select tenant_ship_id from tenant_sale group by 1 having sum(amount) = 0 and count(*) > 90`,
  'a shop with sales but no lease': `select from tenant_ship where lease_ship_id is null and actual_exit_date is null
    and exists (select from tenant_sale where tenant_ship_id = tenant_ship._id)`,
  'a lease of a trading shop without sales': `select from tenant_ship where status = 'trading' and open_date < '2026-08-01'
    and lease_ship_id is not null and not exists (select from tenant_sale where tenant_ship_id = tenant_ship._id)`,
  'a month of which half the days are reported': `select tenant_ship_id from tenant_sale join tenant_ship on tenant_ship._id = tenant_ship_id
    where sale_date between '2026-09-01' and '2026-09-30' and open_date < '2026-09-01' group by 1 having count(*) = 15`,
  'three shops with the same sales': `select amount from (select tenant_ship_id, sum(amount) as amount from tenant_sale
    where site = '2' and sale_date between '2026-10-01' and '2026-10-31' group by 1) as sold group by 1 having count(*) = 3`,
  'a shop that pays more than it sells': `${cost} select from cost where due > sold and sold > 0`,
  'a shop that pays exactly what it sells': `${cost} select from cost where due = sold`,
  'a shop that sells less than the month before': `select tenant_ship_id from tenant_sale where sale_date between '2026-09-01' and '2026-10-31'
    group by 1 having sum(amount) filter (where sale_date >= '2026-10-01') < 0.8 * sum(amount) filter (where sale_date < '2026-10-01')`,
  'a day on which more came back than was sold, with a remark': `select from tenant_sale where amount < 0 and remark is not null`,
  'an estimated, an adjusted and a void sale': `select from (select distinct status from tenant_sale) as told having count(*) = 5`,
  'a contact without e-mail': `select from contact where email is null`,
  'a brand without logo': `select from brand where logo is null`,
  'a brand with a very long name': `select from brand where length(name_en) > 100`,
  'a brand with an apostrophe and an emoji': `select from brand where name like '%''%' and name ~ '☕'`,
  'a unit shared by two for a time': `select store_id from tenant_ship where share_ratio < 1 group by 1, start_date having sum(share_ratio) = 1`,
  'a division in the middle of a month': `select from store_lineage where kind = 'split' and extract(day from effective_date) = 15`,
  'a unit whose area changed': `select store_id from store_area_history group by 1 having count(*) > 1`,
  'a lease in Shanghai that ends soon without another': `select from lease_ship where site = '8' and status = 'active'
    and end_date <= date '2026-11-15' + 180 and not exists (select from lease_ship next where next.prev_lease_id = lease_ship._id)`,
  'rent that has been owed for over a month': `select from tenant_rent where status = 'billed' and due_date < date '2026-11-15' - 30`,
  'a brand in approval': `select from brand where audit_status = 'audit_inprogress'`,
}
/** What must not be, and the statement that would find it. */
const contradictions: Record<string, string> = {
  'performance calculated at another time than by its run': `select figures.site from retail_performance figures
    left join retail_calc_run run on run._id = run_id where calculated_at is distinct from finished_at`,
  'two tenancies in one place beyond their shares': `select one._id from tenant_ship one join tenant_ship other on other.store_id = one.store_id
    and other._id > one._id and daterange(one.start_date, coalesce(one.actual_exit_date, one.end_date), '[]')
      && daterange(other.start_date, coalesce(other.actual_exit_date, other.end_date), '[]')
    where one.share_ratio + other.share_ratio > 1`,
  'tenancy outside the time of its unit': `select tenant_ship._id from tenant_ship join store on store._id = store_id
    where start_date < effective_from or coalesce(actual_exit_date, start_date) > coalesce(effective_to, '9999-12-31')`,
  'let unit without a tenant, nor an empty one with': `select store._id from store left join tenant_ship on store_id = store._id
    and actual_exit_date is null and tenant_ship.status <> 'signed' where (tenant_ship._id is not null)
      <> (store.status in ('trading', 'fitting_out'))`,
  'tenancy with a lease of another brand, unit or time': `select tenant_ship._id from tenant_ship join lease_ship on lease_ship._id = lease_ship_id
    where lease_ship.brand_id <> tenant_ship.brand_id or not store_id = any (store_ids) or lease_ship.site <> tenant_ship.site
      or lease_ship.start_date < tenant_ship.start_date`,
  'lease in a state that its days deny': `select _id from lease_ship where case status
    when 'active' then not (start_date <= '2026-11-15' and end_date >= '2026-11-15')
    when 'signed' then start_date <= '2026-11-15' when 'expired' then end_date >= '2026-11-15'
    when 'holdover' then end_date >= '2026-11-15' when 'renewed' then end_date >= '2026-11-15'
    when 'draft' then sign_date is not null when 'pending_approval' then sign_date is not null else false end`,
  'renewed lease without the one that follows, the day after': `select _id from lease_ship where status = 'renewed' and not exists (
    select from lease_ship next where next.prev_lease_id = lease_ship._id and next.start_date = lease_ship.end_date + 1)`,
  'lease whose steps leave a gap, overlap, or go beyond it': `select lease_ship._id from lease_ship join (
      select lease_id, min("from") as first, max("to") as last, sum("to" - "from" + 1) as days from lease_rent_step group by 1
    ) as steps on lease_id = lease_ship._id where first <> start_date or last <> end_date or days <> end_date - start_date + 1`,
  'lease in a unit of another, of more area, or in another currency': `select one.lease_id from lease_unit one join lease_unit other
      on other.store_id = one.store_id and other.days && one.days and other.lease_id > one.lease_id
      join lease_ship a on a._id = one.lease_id join lease_ship b on b._id = other.lease_id where not (a.shares_unit and b.shares_unit)
    union all select _id from lease_ship where area > (select sum(area) from store where store._id = any(store_ids)) or other_currency
      or currency <> (select currency from site where site._id = lease_ship.site)`,
  'agreed lease that the database does not watch': `select _id from lease_ship where is_agreed(lease_ship) and not exists (
    select from lease_unit where lease_id = _id)`,
  'rent that was paid beyond what is due, or corrects another': `select _id from tenant_rent where overpaid <> 0 or corrects is not null
    or amount_paid not between least(0, amount_due) and greatest(0, amount_due)`,
  'number that two records have': `select number from (select problem_no as number from tour_problem union all
    select problem_no from myscust_problem union all select tour_no from tour) numbers group by 1 having count(*) > 1`,
  'unit without a beginning whose area has one': `select store_id from store_area_history join store on store._id = store_id
    where effective_from is null and isfinite("from") group by store_id having min("from") > '-infinity'`,
  'lease without the steps or tiers that its model needs': `select _id from lease_ship where
    (rent_model <> 'turnover') <> exists (select from lease_rent_step where lease_id = _id)
    or (rent_model <> 'fixed') <> exists (select from lease_turnover_tier where lease_id = _id)`,
  'division or merge whose areas do not add up': `select parent_id from store_lineage join store parent on parent._id = parent_id
    join store child on child._id = child_id group by kind, case kind when 'split' then parent_id else child_id end, parent_id
    having kind = 'split' and abs(max(parent.area) - sum(child.area)) > 0.5
    union all select child_id from store_lineage join store parent on parent._id = parent_id
    join store child on child._id = child_id where kind = 'merge' group by child_id having abs(max(child.area) - sum(parent.area)) > 0.5`,
  'divided or merged unit without what became of it': `select _id from store where (is_split or is_merge) <> exists (
    select from store_lineage where parent_id = _id and effective_date = effective_to + 1)`,
  'unit whose area today differs from its history': `select store._id from store left join store_area_history history
    on store_id = store._id and "to" is not distinct from effective_to where history.area is distinct from store.area`,
  'sale outside the time that the tenant traded': `select tenant_sale._id from tenant_sale join tenant_ship on tenant_ship._id = tenant_ship_id
    where grain = 'D' and (sale_date < open_date or sale_date > coalesce(actual_exit_date, '2026-11-14')) limit 5`,
  'sale of a future day, or by month where there are days': `select _id from tenant_sale where sale_date >= '2026-11-15'
    or (grain = 'M' and (sale_date >= '2026-08-01' or sale_date = '2025-11-01'))`,
  'negative or adjusted sale without a remark': `select _id from tenant_sale where (amount < 0 or status = 'adjusted') and remark is null`,
  'rent that is paid otherwise than its state says': `select _id from tenant_rent where case status when 'paid' then amount_paid <> amount_due
    when 'partly_paid' then amount_paid <= 0 or amount_paid >= amount_due else amount_paid <> 0 end or is_actual = (status = 'forecast')`,
  'rent of a lease of the higher of both that is not the share of sales': `with rent as (
      select tenant_ship_id, sum(amount_due) as total from tenant_rent where charge_type in ('base', 'turnover')
        and stat_month = '2026-10' group by 1 having count(*) = 2
    ), sale as (select tenant_ship_id, sum(amount) as gross, sum(net_amount) as net from tenant_sale
      where status <> 'void' and sale_date between '2026-10-01' and '2026-10-31' group by 1)
    select rent.tenant_ship_id from rent join sale on sale.tenant_ship_id = rent.tenant_ship_id
    join tenant_ship on tenant_ship._id = rent.tenant_ship_id join lease_ship on lease_ship._id = lease_ship_id
    join lease_turnover_tier on lease_id = lease_ship._id
    where rent_model = 'higher_of' and lease_ship.start_date <= '2026-10-01'
      and abs(total - case turnover_basis when 'net' then net else gross end * rate) > 0.011`,
  'problem whose story does not end in its state': `select _id from (select _id, status, 'tour' as kind from tour_problem
      union all select _id, status, 'myscust' from myscust_problem) as problem
    where status is distinct from (select "to" from problem_event where problem_type = kind and problem_id = problem._id order by at desc, _id desc limit 1)`,
  'step of a problem from another state than the one before left': `select _id from (select *, lag("to") over told as before, lag(at) over told as earlier
    from problem_event window told as (partition by problem_id order by at, _id)) as step where before is distinct from "from" or earlier > at`,
  'step that the table of states does not have': `select _id from problem_event where (coalesce("from", '-'), action, "to") not in (
    ('-', 'create', 'open'), ('open', 'assign', 'assigned'), ('assigned', 'start', 'in_progress'), ('in_progress', 'fix', 'fixed'),
    ('reopened', 'fix', 'fixed'), ('fixed', 'verify', 'verified'), ('fixed', 'reopen', 'reopened'), ('verified', 'close', 'closed'), ('assigned', 'void', 'void'))`,
  'problem sent back more or less often than told': `select _id from tour_problem where reopen_count <> (
    select count(*) from problem_event where problem_id = tour_problem._id and action = 'reopen')`,
  'problem of a tour that was elsewhere or not under way': `select problem._id from tour_problem problem join tour on tour._id = tour_id
    where tour.site <> problem.site or not store_id = any (tour.store_ids) or found_at not between tour.started_at and tour.finished_at`,
  'result of a tour that its points deny': `select _id from tour_result where pass_count + fail_count + na_count <> jsonb_array_length(items)
    or abs(pass_rate - pass_count::numeric / (pass_count + fail_count)) > 0.000001`,
  "mystery customer's score that the answers deny": `select _id from myscust_result where score is distinct from (
    select round(100 * sum((answer ->> 'score')::numeric) / sum((answer ->> 'max')::numeric), 2)
    from jsonb_array_elements(answers) as answer where not (answer ->> 'is_na')::bool) or pass <> (score >= 80)`,
  'low answer of what was published without its problem': `select result._id from myscust_result result cross join jsonb_array_elements(answers) as answer
    where status = 'published' and (answer ->> 'score')::numeric < 0.6 * (answer ->> 'max')::numeric and not exists (
      select from myscust_problem where result_id = result._id and item_id = answer ->> 'item_id')`,
  'appeal later than a week after publication': `select _id from myscust_result where (status = 'appealing') <> (appeal is not null)
    or (appeal ->> 'at')::int8 > least(published_at + 7 * 86400, extract(epoch from timestamptz '2026-11-15 10:00+08'))`,
  'set of items whose weights do not come to 100': `select set_id from score_item group by 1 having sum(weight) <> 100`,
  'total of a report that its items deny': `select report._id from scoring_report report join (
      select report_id, sum(weight) filter (where score is not null) as answered, bool_or(is_critical and score = 0) as failed,
        round(100 * sum(weight * score / max_score) / sum(weight) filter (where score is not null), 2) as total
      from scoring_report_item join score_item on score_item._id = item_id group by 1) as scored on report_id = report._id
    where critical_failed <> failed or total_score is distinct from
      case when answered >= 50 then least(total, case when failed then 59.99 else 100 end) end`,
  'handed-in report with an open item, or a low score without a remark': `select report_id from scoring_report_item join score_item on score_item._id = item_id
    join scoring_report on scoring_report._id = report_id where status <> 'draft' and not is_na and (score is null or (score < remark_below * max_score and remark is null))`,
  'report that its own scorer confirmed, or that nobody did': `select _id from scoring_report where confirmed_by = scorer_id
    or (status = 'confirmed') <> (confirmed_by is not null) or (status = 'draft') <> (submitted_at is null)`,
  'report of a shop that was not there, or by the wrong items': `select report._id from scoring_report report join tenant_ship on tenant_ship._id = tenant_ship_id
    join store on store._id = report.store_id join site on site._id = report.site where tenant_ship.store_id <> report.store_id
    or extract(epoch from tenant_ship.open_date) - 28800 > stat_time or (set_id = 'IS-hongkong') <> (site_region = 'HK')
    or (set_id = 'IS-food') <> (site_region <> 'HK' and store.category_id is not distinct from 'BC1')`,
  'request of a brand that waits without the brand saying so': `select brand._id from brand full join (
      select brand_id from brand_audit where status = 'audit_inprogress' and brand_id is not null) as open on brand_id = brand._id
    where (coalesce(audit_status, 'none') = 'audit_inprogress') <> (brand_id is not null)`,
  'brand with more or fewer shops than tenancies': `select brand._id from brand where status = 'active' and store_count <> (
    select count(*) from tenant_ship where brand_id = brand._id and actual_exit_date is null and status <> 'signed')`,
  'contact of nobody': `select _id from contact where company_id is null and brand_ids = '{}' and store_ids = '{}'`,
}

const records = new Map<string, Row[]>()

const server = await serverForTests()
beforeAll(async () => {
  const { db } = server.database
  if (scale === 'demo') {
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    await migrate(db, shippedHalves)
    await seedDemo(db, { scale, now: new Date(demoNow), plugins: shippedHalves })
  }
  const admin = await server.as('admin')
  for (const { name, path } of resources) {
    const all: Row[] = []
    for (let start = 0, total = 1; start < total; start += pageLimit) {
      const range = `${start}-${start + pageLimit - 1}`
      // Stores that are history are left out unless they are asked for.
      const cond = name === 'store' ? { is_split: { $in: [true, false] } } : {}
      const { data, errcode } = await admin.list(path, { cond, range, sort: { _id: 1 } })
      if (errcode !== 0) throw new Error(`${name} answers ${errcode}`)
      all.push(...(data.list as Row[]))
      total = data.total as number
    }
    records.set(name, all)
  }
}, patience)

const found = async (statement: string): Promise<Row[]> => {
  const { rows } = await sql.raw<Row>(statement).execute(server.database.db)
  return rows
}

describe('the demo data', () => {
  it('answers only what the contract says, field by field', () => {
    const wrong = resources.flatMap(({ name, fields }) =>
      (records.get(name) ?? []).flatMap((record) =>
        Object.entries(fields)
          .filter(([field, { schema }]) => !schema.safeParse(record[field]).success)
          .map(([field]) => `${name} ${String(record['_id'])}: ${field} ${JSON.stringify(record[field])}`),
      ),
    )
    expect(wrong.slice(0, 20)).toEqual([])
  })

  it('has only dates and amounts within their bounds', () => {
    const wrong = resources.flatMap(({ name, fields }) =>
      (records.get(name) ?? []).flatMap((record) =>
        Object.entries(fields).flatMap(([field, { schema, writable }]) => {
          const value = record[field]
          const error = writable === 'never' ? null : windowError(schema, value, demoNow.slice(0, 10))
          return error ? [`${name} ${String(record['_id'])} ${field} ${JSON.stringify(value)}: ${error}`] : []
        }),
      ),
    )
    expect(wrong.slice(0, 20)).toEqual([])
  })

  it('has no record that its contract would refuse as a whole', () => {
    const wrong = resources.flatMap(({ name, check }) =>
      (check ? (records.get(name) ?? []) : []).flatMap((record) => {
        const errors = check?.(record, demoNow.slice(0, 10)) ?? {}
        return Object.keys(errors).length > 0
          ? [`${name} ${String(record['_id'])} ${JSON.stringify(errors)}`]
          : []
      }),
    )
    expect(wrong.slice(0, 20)).toEqual([])
  })

  it('refers to records that are there', () => {
    const ids = new Map([...records].map(([name, list]) => [name, new Set(list.map(({ _id }) => _id))]))
    const broken = resources.flatMap(({ name, fields }) =>
      Object.entries(fields).flatMap(([field, { to }]) =>
        to === undefined
          ? []
          : (records.get(name) ?? [])
              .flatMap((record) => [record[field]].flat())
              .filter((id) => id !== null && id !== undefined && !ids.get(to)?.has(id))
              .map((id) => `${name}: ${field} ${String(id)}`),
      ),
    )
    expect(broken.slice(0, 20)).toEqual([])
  })

  it.each(Object.entries(counts))('has as many rows of %s as it should', async (table, sizes) => {
    const [row] = await found(`select count(*)::int as rows from ${table}`)
    const [least, most] = sizes[scale]
    expect(row?.['rows']).toBeGreaterThanOrEqual(least)
    expect(row?.['rows']).toBeLessThanOrEqual(most)
  })

  it.each(Object.entries(edges))('has %s', async (_name, statement) => {
    expect(await found(statement)).not.toEqual([])
  })

  it.each(Object.entries(contradictions))('has no %s', async (_name, statement) => {
    expect((await found(statement)).slice(0, 5)).toEqual([])
  })

  it('has every state of tenancies, leases, tours, visits and reports at every site', async () => {
    const states = {
      tenant_ship: 5,
      lease_ship: 8,
      tour: 5,
      tour_problem: 8,
      myscust_result: 3,
      scoring_report: 3,
    }
    const missing = await Promise.all(
      Object.entries(states).map(async ([table, count]) =>
        (await found(`select site from ${table} group by 1 having count(distinct status) < ${count}`)).map(
          ({ site }) => `${table} ${String(site)}`,
        ),
      ),
    )
    expect(missing.flat()).toEqual([])
    const visits = await found(`select site from myscust_result where status = 'appealing' group by 1`)
    expect(visits.length).toBeGreaterThanOrEqual(6)
    expect(await found(`select distinct status from myscust_problem`)).toHaveLength(8)
  })

  it('gives mainland companies codes with the right check character, and Hong Kong ones eight digits', () => {
    const wrong = (records.get('company') ?? []).filter(({ country, registration_no }) => {
      const code = String(registration_no)
      if (country === 'HK') return !/^\d{8}$/.test(code)
      return code.length !== 18 || creditCheck(code.slice(0, 17)) !== code.slice(17)
    })
    expect(wrong).toEqual([])
    // Published as an example of the standard.
    expect(creditCheck('91350100M000100Y4')).toBe('3')
  })
})

describe('the journeys', () => {
  it('find the shop of the worked example, with what it sold and what was billed', async () => {
    const sold =
      await found(`select to_char(sale_date, 'YYYY-MM') as month, sum(amount)::float as amount, count(*)::int as days
      from tenant_sale where store_id = 'S-GZ-L1-101' and sale_date between '2026-09-01' and '2026-10-31' group by 1 order by 1`)
    expect(sold).toEqual([
      { month: '2026-09', amount: 625_000, days: 30 },
      { month: '2026-10', amount: 600_000, days: 31 },
    ])
    const billed = await found(`select charge_type, amount_due::float as due from tenant_rent
      where store_id = 'S-GZ-L1-101' and stat_month = '2026-10' order by 1`)
    expect(billed).toEqual([
      { charge_type: 'base', due: 60_000 },
      { charge_type: 'mgmt', due: 5400 },
      { charge_type: 'promo', due: 1200 },
      { charge_type: 'turnover', due: 12_000 },
    ])
  })

  it('find four shops of Guangzhou first, second, second and fourth on one day', async () => {
    const ranked =
      await found(`select total_score::float as score, rank() over (order by total_score desc)::int as rank
      from scoring_report where site = '2' and status = 'confirmed' and stat_time = extract(epoch from timestamptz '2026-11-13 00:00+08')
      order by 2 limit 4`)
    expect(ranked).toEqual([
      { score: 95, rank: 1 },
      { score: 92, rank: 2 },
      { score: 92, rank: 2 },
      { score: 88, rank: 4 },
    ])
  })

  it('find an empty unit of 100 m2 in Shanghai, a lease there that ends without another, and a merged unit of the officer', async () => {
    expect(await found(`select area::float as area, status from store where _id = 'S-SH-L2-210'`)).toEqual([
      { area: 100, status: 'vacant' },
    ])
    expect(
      await found(`select from tenant_ship where store_id = 'S-SH-L2-210' and actual_exit_date is null`),
    ).toEqual([])
    expect(await found(edges['a lease in Shanghai that ends soon without another'] ?? '')).not.toEqual([])
    expect(
      await found(`select from space_owner_store one join space_owner owner on owner._id = space_owner_id
        join "user" on "user"._id = owner.user_id join store_lineage on parent_id = one.store_id
        where username = 'gz.officer' and child_id = 'S-GZ-L2-118' and kind = 'merge'`),
    ).not.toEqual([])
  })

  it('find the brand that they change free to be changed, and a tag of Hong Kong not yet there', async () => {
    expect(await found(`select audit_status from brand where _id = 'B123'`)).toEqual([
      { audit_status: 'none' },
    ])
    expect(await found(`select from brand_audit where brand_id = 'B123'`)).toEqual([])
    expect(await found(`select from daily_score_tag where site = '10' and name_tc = '等候過長'`)).toEqual([])
  })
})
