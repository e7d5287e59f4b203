import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** What the tables need beside the demo rows: records of others, of other sites, removed ones. All of them begin with `x-`. */
export async function addRows(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  await sql`
    insert into todo_action (_id, kind, resource, record_id, action, to_id, created_by)
    select 'x-todo-copy', 'RM.issue_fix', 'tour_problem', 'x', 'copy', t._id, b._id
    from "user" t, "user" b where t.username = 'gz.officer' and b.username = 'gz.manager'`.execute(db)
  await sql`
    insert into todo_deputy (_id, deputy_id, from_date, to_date, created_by)
    select 'x-todo-deputy', t._id, '2027-01-01', '2027-01-02', b._id
    from "user" t, "user" b where t.username = 'gz.officer' and b.username = 'gz.manager'`.execute(db)
}

// U004 gz.manager, U005 gz.officer, U007 hk.manager, U009 brand.editor, U010 brand.approver, U011 leasing.sh, U018 agency.one.
const statements = [
  // Nobody has the stores that are added below.
  `update space_owner set all_stores = false, store_ids = array(select _id from store where site = space_owner.site)
    where all_stores`,
  `insert into role (_id, code, name, type, permissions) values
    ('x-follow-gz', 'x_follow_gz', '跟进', 'business', '["rm.myscust_problem.view", "branddb.brand.edit"]'),
    ('x-follow-sea', 'x_follow_sea', '跟進', 'business', '["rmhk.myscust_problem.view"]')`,
  `insert into "user" (_id, username, name, password_hash, roles, sites)
    select id, username, 'Follow', password_hash, array[id], array[site]
    from (values ('x-follow-gz', 'follow.gz', '2'), ('x-follow-sea', 'follow.sea', '10')) made (id, username, site)
      cross join (select password_hash from "user" where username = 'nomenu') known`,
  `insert into store (_id, site, floor_id, store_no, area) values
    ('x-store-gz', '2', 'F-GZ-B1', 'B1-901', 50), ('x-store-sea', '10', 'F-project-sea-B1', 'B1-901', 50)`,
  `insert into tour_problem
      (_id, problem_no, site, store_id, floor_id, category, severity, title, found_by, found_at, assignee_id, status, deleted_at)
    select 'x-' || id, 'X-' || id, s.site, s._id, s.floor_id, 'display', severity, 'Sign ' || id, found_by, 1794000000,
      assignee_id, 'assigned', gone
    from (values
      ('gz-others', 'S-GZ-B1-201', 3, 'U004', 'U004', null::int8), ('gz-merged', 'S-GZ-L2-115', 3, 'U004', 'U004', null),
      ('gz-former', 'S-GZ-L2-210', 3, 'U004', 'U004', null), ('gz-gone', 'S-GZ-L1-101', 3, 'U005', 'U005', 1),
      ('sea-others', 'S-project-sea-L2-210', 3, 'U007', 'U007', null),
      ('gz-critical', 'S-GZ-B1-201', 1, 'U004', 'U004', null),
      ('gz-new', 'x-store-gz', 3, 'U001', 'U001', null), ('sea-new', 'x-store-sea', 3, 'U001', 'U001', null)
    ) wanted (id, store_id, severity, found_by, assignee_id, gone) join store s on s._id = wanted.store_id`,
  `insert into problem_event (_id, problem_type, problem_id, "to", action, by, at)
    values ('x-gz-others-1', 'tour', 'x-gz-others', 'open', 'create', 'U004', 1794000000)`,
  `insert into tour (_id, tour_no, site, title, planned_at, template_id, assignee_ids, store_ids) values
    ('x-tour-mine', 'X-1', '2', 'Round', 1794000000, 'TT-CN-1', '{U005}', '{S-GZ-B1-201}'),
    ('x-tour-shop', 'X-2', '2', 'Round', 1794000000, 'TT-CN-1', '{U004}', '{S-GZ-B1-201,S-GZ-L2-115}'),
    ('x-tour-others', 'X-3', '2', 'Round', 1794000000, 'TT-CN-1', '{U004}', '{S-GZ-B1-201}'),
    ('x-tour-sea', 'X-4', '10', 'Round', 1794000000, 'TT-HK-1', '{U007}', '{S-project-sea-L2-210}'),
    ('x-tour-none', 'X-5', '2', 'Round', 1794000000, 'TT-CN-1', '{U009}', '{}'),
    ('x-tour-none-sea', 'X-6', '10', 'Round', 1794000000, 'TT-HK-1', '{U009}', '{}')`,
  `insert into tour_template (_id, name, code, version, region, site) values
    ('x-template-gz', 'Promotions', 'X', 1, 'CN', '2'), ('x-template-dpark', 'Promotions', 'X', 1, 'HK', '9')`,
  `insert into myscust_result (_id, site, store_id, agency_id, period, round, visit_at, shopper_code) values
    ('x-result-other', '2', 'S-GZ-L1-101', 'U016', '2026-10', 2, 1794000000, 'MS-901'),
    ('x-result-wh', '5', 'S-WHGG-B1-101', 'U018', '2026-10', 2, 1794000000, 'MS-902')`,
  `insert into score_item_set (_id, site, effective_from) values
    ('x-set-gz', '2', '2026-01-01'), ('x-set-sh', '8', '2026-01-01')`,
  `insert into score_item (_id, set_id, code, section, name, weight, max_score) values
    ('x-item-gz', 'x-set-gz', 'X1', 'appearance', 'Windows', 100, 10),
    ('x-item-sh', 'x-set-sh', 'X1', 'appearance', 'Windows', 100, 10)`,
  `insert into scoring_report (_id, site, store_id, stat_time, set_id, status) values
    ('x-report-gz', '2', 'S-GZ-L1-101', 1577808000, 'x-set-gz', 'confirmed'),
    ('x-report-dpark', '9', 'S-Dpark-L3-101', 1577808000, 'IS-hongkong', 'confirmed')`,
  `insert into scoring_result_version (_id, site, stat_time, version, kind, stores) values
    ('x-version-gz-1', '2', 1577808000, 1, 'confirm', 1), ('x-version-gz', '2', 1577808000, 2, 'regen', 1),
    ('x-version-dpark', '9', 1577808000, 1, 'confirm', 1)`,
  `insert into scoring_result
      (_id, site, store_id, stat_time, report_id, score, ranked_total, version, is_current, is_latest) values
    ('x-score-gz-1', '2', 'S-GZ-L1-101', 1577808000, 'x-report-gz', 80, 1, 1, false, false),
    ('x-score-gz', '2', 'S-GZ-L1-101', 1577808000, 'x-report-gz', 85, 1, 2, true, false),
    ('x-score-dpark', '9', 'S-Dpark-L3-101', 1577808000, 'x-report-dpark', 85, 1, 1, true, false)`,
  `insert into daily_score_tag (_id, site, name, polarity) values ('x-tag-gz', '2', 'Long wait', 'negative')`,
  `insert into flag_rule (_id, code, name, metric, operator, threshold, site) values
    ('x-rule-gz', 'X01', 'Few visitors', 'mom', 'lt', 0, '2'), ('x-rule-wh', 'X02', 'Few visitors', 'mom', 'lt', 0, '5')`,
  `insert into flag (_id, rule_id, site, store_id, period, threshold) values
    ('x-flag-gz', 'FR-F01', '2', 'S-GZ-L1-101', '2020-01', 0), ('x-flag-wh', 'FR-F01', '5', 'S-WHGG-B1-101', '2020-01', 0),
    ('x-flag-dpark', 'FR-F01', '9', 'S-Dpark-L3-101', '2020-01', 0)`,
  `insert into brand (_id, code, name, category_id, deleted_at) values ('x-brand-gone', 'X-GONE', 'Gone', 'BC1', 1)`,
  `insert into brand_audit (_id, kind, brand_id, after, status, level_required, created_by) values
    ('x-request', 'update', 'B3', '{"target_group": "all"}', 'rejected', 1, 'x-follow-gz'),
    ('x-draft-editor', 'update', 'B1', '{"target_group": "all"}', 'draft', 1, 'U009'),
    ('x-draft-approver', 'update', 'B2', '{"target_group": "all"}', 'draft', 1, 'U010')`,
  `insert into contact (_id, name, company_id, sites) values ('x-contact-both', 'Xorbert', 'C0001', '{5,8}')`,
  `insert into retail_calc_run (_id, site, from_month, to_month, status) values
    ('x-run-gz', '2', '2026-09', '2026-10', 'done'), ('x-run-wh', '5', '2026-09', '2026-10', 'done'),
    ('x-run-dpark', '9', '2026-09', '2026-10', 'done')`,
  `insert into perf_scenario (_id, site, title, from_month, to_month, is_shared, created_by) values
    ('x-what-gz', '2', 'Shared', '2026-10', '2026-10', true, 'U009'), ('x-what-own', '2', 'Own', '2026-10', '2026-10', false, 'U009'),
    ('x-what-dpark', '9', 'Shared', '2026-10', '2026-10', true, 'U009')`,
  `insert into period_lock (_id, site, stat_month, reason) values
    ('x-lock-gz', '2', '2026-09', 'closed'), ('x-lock-wh', '5', '2026-09', 'closed'), ('x-lock-sea', '10', '2026-09', 'closed')`,
  `insert into param (_id, "group", key, site, value_type, value, is_public) values
    ('x-param-gz', 'ui', 'toast_ms', '2', 'int', '1000', true), ('x-param-sea', 'ui', 'toast_ms', '10', 'int', '1000', true)`,
  `insert into job (_id, name, title, body, ticket, cancellable, followers, status) values
    ('x-job-officer', 'x.one', '{}', '{}', gen_random_uuid(), false, '{U005}', 'done'),
    ('x-job-clock', 'x.two', '{}', '{}', gen_random_uuid(), false, '{}', 'done')`,
  `insert into import_run (_id, noun, mode, site, state, file_name, timezone, locale, created_by) values
    ('x-import-brand', 'brand', 'both', null, 'applied', 'brands.xlsx', 'Asia/Shanghai', 'en_US', 'U009'),
    ('x-import-store', 'store', 'both', '8', 'applied', 'stores.xlsx', 'Asia/Shanghai', 'en_US', 'U011')`,
  `insert into report_schedule (_id, report, name, format, repeats, at_time, timezone, created_by) values
    ('x-schedule-sh', 'brandDB.brands', '品牌清单', 'csv', 'daily', '08:00', 'Asia/Shanghai', 'U011')`,
  `insert into report_export (_id, report, title, site, locale, format, created_by) values
    ('x-export-sh', 'brandDB.brands', '{}', '8', 'zh_CN', 'csv', 'U011'),
    ('x-export-all', 'brandDB.brands', '{}', null, 'zh_CN', 'csv', 'U013')`,
  `insert into sign_in (_id, at, user_id, ip, outcome, reason) values
    ('x-signin-gz', 1, 'U005', '10.0.0.1', 'done', null), ('x-signin-nobody', 1, null, '10.0.0.1', 'failed', 'login.failed')`,
  `insert into audit_log (_id, at, user_id, action, entity, entity_id, site, after) values
    ('x-log-brand', 1, 'U010', 'update', 'brand', 'B1', null, '{}'),
    ('x-log-problem', 1, 'U004', 'update', 'tour_problem', 'x-gz-others', '2', '{}')`,
]
