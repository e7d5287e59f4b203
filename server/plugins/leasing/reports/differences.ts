import { sql } from 'kysely'
import { store } from '#contract/brandDB/store.ts'
import { storeWords } from '#contract/brandDB/store.words.ts'
import { date } from '#contract/dayFields.ts'
import { choice, ref, text as textField } from '#contract/fields.ts'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { joinNames } from '#contract/joinNames.ts'
import { text, type Locale } from '#contract/localText.ts'
import { seesLetting } from '#contract/reports/report.ts'
import type { Resource } from '#contract/resource.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { openedBy, visibleTable } from '#server/engine/visible.ts'
import { defineReport } from '#server/services/reports/defineReport.ts'
import { isLeaseOf, largestArea, statusOn, todayBySite } from '#server/plugins/leasing/leases/leaseSql.ts'
import { statusByShips } from '#server/plugins/leasing/ships/unitStatus.ts'

const kinds = {
  two_leases: text(
    '两份租约占用同一铺位',
    '兩份租約佔用同一舖位',
    'Two leases have the unit on the same day',
  ),
  more_area: text('租约面积大于铺位', '租約面積大於舖位', 'The lease has more area than its units'),
  no_tenancy: text('生效租约没有租户', '生效租約沒有租戶', 'A lease in force without a tenancy'),
  lease_over: text(
    '租约已终止，租户仍在',
    '租約已終止，租戶仍在',
    'The lease was terminated, and the tenant is still there',
  ),
  other_brand: text(
    '租户品牌与租约不同',
    '租戶品牌與租約不同',
    'The tenancy is of another brand than its lease',
  ),
  same_number: text(
    '两个编号仅大小写或重音不同',
    '兩個編號僅大小寫或重音不同',
    'Two numbers that differ in letter case or accents alone',
  ),
  unit_status: text(
    '铺位状态与租户不符',
    '舖位狀態與租戶不符',
    'The status of the unit does not fit its tenancies',
  ),
}

const unitStatus = { field: store.fields.status, choices: storeWords.choices.status } as const

/**
 * Where leases, tenancies and units contradict each other today: what was stored before it was refused, or entered by hand. For
 * managers, who put it right.
 */
export const differences = defineReport({
  id: 'leasing.differences',
  title: text('租约、租户与铺位的差异', '租約、租戶與舖位的差異', 'Leases, tenancies and units that differ'),
  does: text(
    '列出租约、租户与铺位状态相互矛盾、需要更正的地方。',
    '列出租約、租戶與舖位狀態互相矛盾、需要更正的地方。',
    'Lists where leases, tenancies and the status of units contradict each other, so that somebody puts it right.',
  ),
  group: text('租赁', '租賃', 'Leasing'),
  can: seesLetting,
  scope: 'site',
  takes: { kind: choice(Object.keys(kinds)) },
  words: {
    kind: { label: text('差异', '差異', 'Difference'), choices: kinds },
  },
  columns: {
    store_no: { title: text('铺位', '舖位', 'Unit'), field: textField() },
    site: { title: text('站点', '站點', 'Site'), field: ref('site') },
    kind: { title: text('差异', '差異', 'Difference'), field: choice(Object.keys(kinds)), choices: kinds },
    contract_no: { title: text('合同编号', '合約編號', 'Contract no.'), field: textField() },
    other: { title: text('另一方', '另一方', 'The other'), field: textField() },
    status: { title: text('铺位状态', '舖位狀態', 'Status of the unit'), ...unitStatus },
    expected: { title: text('按租户应为', '按租戶應為', 'By its tenancies'), ...unitStatus },
    since: { title: text('自', '由', 'Since'), field: date() },
  },
  read: async ({ context, site, params: { kind }, locale }) => {
    const { rows } = await sql<Row>`
      ${await foundOf(context, site, locale)} select * from found where ${kind ?? null}::text is null or kind = ${kind ?? null}
      order by site, ${naturalOrder('store_no')}, kind, ${naturalOrder('contract_no')}`.execute(context.db)
    return { count: rows.length, pages: [rows] }
  },
})

/**
 * Of each difference the person sees at least one side. What it contradicts is looked for among all rows, because a lease whose tenancy
 * is hidden from somebody is not a lease without one; of what is hidden nothing is shown.
 */
async function foundOf(context: Context, site: string | undefined, locale: Locale): Promise<Sql> {
  const { who, ...rest } = await asSystem(context)
  const everybody = { ...rest, who: { ...who, sites: context.who.sites } }
  const rowsOf = (resource: Resource, of: Context) =>
    visibleTable(openedBy(resource, seesLetting), of, site === undefined ? {} : { site })
  const all = (resource: Resource) => sql`select ${sql.table(resource.name)}.*,
    _id in (select _id from ${rowsOf(resource, context)}) as is_seen from ${rowsOf(resource, everybody)}`
  return sql`with lease_ship as (${all(leaseShip)}), tenant_ship as (${all(tenantShip)}), store as (${all(store)}),
  lease as (
    select lease_ship.*, case when is_seen then contract_no end as shown_no, today, ${statusOn(sql`today`)} as now
    from lease_ship join ${todayBySite(context)} on at_site = lease_ship.site
  ), unit as (
    select *, case when is_seen then store_no end as shown_no from store
  ), there as (
    select t.*, today from tenant_ship t join ${todayBySite(context)} on at_site = t.site
    where start_date <= today and coalesce(actual_exit_date >= today, status in ('trading', 'notice') or end_date >= today)
  ), found as (
    select unit.shown_no as store_no, unit.site, 'two_leases' as kind, one.shown_no as contract_no, other.shown_no as other,
      null as status, null as expected, lower(a.days * b.days) as since
    from lease one join lease_unit a on a.lease_id = one._id
    join lease_unit b on b.store_id = a.store_id and b.days && a.days and b.lease_id <> a.lease_id
    join lease other on other._id = b.lease_id
    join unit on unit._id = a.store_id
    where one.is_seen and (one._id < other._id or not other.is_seen) and not (one.shares_unit and other.shares_unit)
      -- What is over puts nobody right.
      and upper(a.days * b.days) > one.today
    union all
    select units.store_no, l.site, 'more_area', l.shown_no, units.most::text, null, null, l.start_date
    from lease l cross join lateral (
      select string_agg(case when is_seen then store_no end, ${joinNames(['', ''], locale)} order by ${naturalOrder('store_no')}) as store_no,
        sum(${largestArea(sql`l.start_date`, sql`l.end_date`)}) as most
      from store where _id = any(l.store_ids)
    ) units where l.is_seen and now in ('signed', 'active', 'holdover') and l.area > units.most
    union all
    select unit.shown_no, l.site, 'no_tenancy', l.shown_no, null, null, null, l.start_date
    from lease l join unit on unit._id = any(l.store_ids) and not unit.is_split and not unit.is_merge
    where l.is_seen and now = 'active' and not exists (
      select from there ship where ship.store_id = unit._id and ${isLeaseOf(sql`ship`, sql`l`)})
    union all
    select unit.shown_no, ship.site, 'lease_over', l.shown_no, ship.trade_name, null, null, l.terminated_on
    from there ship join lease l on l._id = ship.lease_ship_id join unit on unit._id = ship.store_id
    where ship.is_seen and now = 'terminated' and terminated_on < ship.today
    union all
    select unit.shown_no, ship.site, 'other_brand', l.shown_no, ship.trade_name, null, null, ship.start_date
    from there ship join lease l on l._id = ship.lease_ship_id join unit on unit._id = ship.store_id
    where ship.is_seen and l.brand_id <> ship.brand_id
    union all
    select one.store_no, one.site, 'same_number', null, other.shown_no, null, null, null::date
    from unit one join unit other on other.site = one.site and code_key(other.store_no) = code_key(one.store_no)
      and (one._id < other._id or not other.is_seen and one._id <> other._id)
    where one.is_seen and one.effective_to is null and other.effective_to is null
    union all
    select null, one.site, 'same_number', one.contract_no, other.shown_no, null, null, null::date
    from lease one join lease other on code_key(other.contract_no) = code_key(one.contract_no)
      and (one._id < other._id or not other.is_seen and one._id <> other._id)
    where one.is_seen
    union all
    select store.store_no, store.site, 'unit_status', null, null, store.status, ${statusByShips(context)}, null::date
    from store where is_seen and not is_split and not is_merge and status <> ${statusByShips(context)}
  )`
}
