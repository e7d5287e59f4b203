import { sql } from 'kysely'
import { drawn } from '#server/demo/draws.ts'

/**
 * Statements that write `audit_log`, 5,000 rows at scale `demo`: the steps of the latest problems, changes of
 * brands, and sign-ins. `now` is in unix seconds. The small scale has only steps, 50 of them.
 */
export const auditLog = ({ small, now }: { small: boolean; now: number }) =>
  small ? [problemSteps(50)] : [problemSteps(1600), brandChanges(900), signIns(now, 2500)]

const columns = sql`(_id, at, user_id, ip, site, action, entity, entity_id, before, after, diff, request_id)`

/** Statements that write `sign_in` from the sign-ins in `audit_log`: everybody has a device of their own. */
export const signInLog = () => [
  sql`
    insert into sign_in (_id, at, user_id, ip, user_agent, outcome, reason)
    select _id, at, entity_id, ip,
      (${agents}::text[])[1 + floor(${sql.lit(agents.length)} * ${drawn(sql`concat('device', entity_id)`)})::int],
      case action when 'signin' then 'done' else 'failed' end, after ->> 'reason'
    from audit_log where entity = 'session'`,
]

const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 Edg/146.0.0.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36',
]

// Everybody has a workplace, and so an address.
const ipOf = (user: string) => {
  const part = (name: string) => sql`floor(254 * ${drawn(sql`${name}::text || ${sql.ref(user)}`)})::int + 1`
  return sql`concat('10.12.', ${part('network')}, '.', ${part('host')})`
}

const problemSteps = (count: number) => sql`
  insert into audit_log ${columns}
  select concat('AL-', step._id), step.at, step.by, ${ipOf('step.by')}, problem.site,
    case step.action when 'create' then 'create' else 'update' end, 'tour_problem', problem._id,
    case when step.action <> 'create' then shown || jsonb_build_object('status', step."from") end,
    shown || jsonb_build_object('status', step."to"),
    case when step.action <> 'create' then
      jsonb_build_object('status', jsonb_build_object('from', step."from", 'to', step."to")) end,
    md5(step._id)::uuid::text
  from problem_event step join tour_problem problem on problem._id = step.problem_id
  cross join lateral (select jsonb_build_object('_id', problem._id, 'problem_no', problem.problem_no, 'site', problem.site,
    'store_id', problem.store_id, 'title', problem.title, 'severity', problem.severity) as shown) as record
  where step.problem_type = 'tour' and step."to" is distinct from step."from" order by step.at desc, step._id limit ${count}`

// The last change of a brand made it what it is.
const brandChanges = (count: number) => sql`
  insert into audit_log ${columns}
  select concat('AL-', brand._id), brand.updated_at, editor._id, ${ipOf('editor._id')}, null, 'update', 'brand', brand._id,
    shown || jsonb_build_object('price_band', old), shown || jsonb_build_object('price_band', price_band),
    jsonb_build_object('price_band', jsonb_build_object('from', old, 'to', price_band)), md5(brand._id)::uuid::text
  from brand
  cross join lateral (select price_band % 5 + 1 as old, jsonb_build_object('_id', brand._id, 'code', code, 'name', name,
    'name_en', name_en, 'name_tc', name_tc, 'category_id', category_id, 'status', status) as shown) as record
  cross join lateral (select _id from "user" where roles && '{brand_editor,brand_approver}' and is_active
    order by md5("user"._id || brand._id) limit 1) as editor
  where brand.updated_at > brand.created_at order by brand.updated_at desc, brand._id limit ${count}`

// On days of the last four weeks, from eight to ten in the morning at the sites; now and then somebody
// mistypes.
const signIns = (now: number, count: number) => sql`
  insert into audit_log ${columns}
  select concat('AL-', id), at, case when not is_wrong then person end, ${ipOf('person')}, null,
    case when is_wrong then 'signin_failed' else 'signin' end, 'session', person, null,
    case when is_wrong then '{"reason": "login.failed"}'::jsonb end, null, md5(id)::uuid::text
  from (
    select "user"._id as person, concat(day, '-', "user"._id) as id, ${drawn(sql`concat('mistyped', day, "user"._id)`)} < 0.03 as is_wrong,
      (${now}::int8 + 28800) / 86400 * 86400 - 28800 - day * 86400 + 28800
        + floor(7200 * ${drawn(sql`concat('came', day, "user"._id)`)})::int8 as at
    from "user" cross join generate_series(1, 28) as day where is_active
  ) as come where at > ${now}::int8 - 28 * 86400 order by at desc, id limit ${count}`
