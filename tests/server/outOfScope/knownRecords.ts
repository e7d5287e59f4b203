import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** Records of the demo operator about which there is something to tell, by what they are called in `queries`. */
export type Known = Readonly<Record<string, string>>

/** Finds a record of each kind that calls are asked about. */
export async function knownRecords(db: Db): Promise<Known> {
  const { rows } = await sql<Record<string, string>>`
    select p.stat_month as month, p.tenant_ship_id as ship, p.store_id as store, p.brand_id as brand, u.floor_id as floor,
      (select company_id from brand_company where brand_id = p.brand_id limit 1) as company,
      (select name from brand where _id = p.brand_id) as brand_name,
      (select name from company order by _id limit 1) as company_name,
      (select _id from flag where site = '2' and status = 'open' and value is not null limit 1) as flag,
      change.run_id as change_run, change.stat_month as change_month, change.tenant_ship_id as change_ship,
      change.store_id as change_store,
      (select _id from perf_scenario limit 1) as scenario,
      (select _id from myscust_result where site = '2' and attachs <> '{}' order by _id limit 1) as visit,
      scored.report_id as report, scored.store_id as scored_store, scored.stat_time::text as scored_day,
      scored.item_id as item,
      version.stat_time::text as version_day, version.version::text as version,
      (select _id from tour_problem where site = '2' limit 1) as problem,
      (select _id from "user" where username = 'gz.officer') as officer,
      (select child_id from store_lineage limit 1) as split,
      (select _id from announcement limit 1) as announcement,
      (select _id from brand_audit where status = 'audit_inprogress' and brand_id is not null limit 1) as audit,
      (select brand_id from brand_audit where status = 'audit_inprogress' and brand_id is not null limit 1) as audited,
      (select _id from site where site_region = 'HK' and _id in (select site from scoring_report) limit 1) as hong_kong,
      (select _id from audit_log limit 1) as entry
    from retail_performance p join store u on u._id = p.store_id
      left join lateral (select * from retail_calc_change where site = '2' limit 1) change on true
      left join lateral (
        select r.*, i.item_id from scoring_result r join scoring_report_item i on i.report_id = r.report_id
        where r.site = '2' and r.is_current and i.score is not null limit 1) scored on true
      left join lateral (
        select * from scoring_result_version where site = '2' order by version desc limit 1) version on true
    where p.site = '2' and p.sales > 0 and p.total_rent > 0 and p.stat_month < '2026-11'
    order by p.stat_month desc, p.store_id limit 1`.execute(db)
  return rows[0] ?? {}
}
