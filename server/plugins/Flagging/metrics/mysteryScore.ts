import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import type { AssessmentDay } from './assessmentDay.ts'

const year = 366 * 86_400

/** The scores of the last twelve visits of mystery customers in a year that were published. */
export const mysteryScore = ({ until, timezone }: AssessmentDay): Sql => sql`
  select tenant.ship_id, to_char(to_timestamp(visit.visit_at) at time zone ${timezone}, 'YYYY-MM-DD') as at,
    visit.score as value, row_number() over (partition by tenant.ship_id order by visit.visit_at desc, visit._id) as nth
  from tenant cross join lateral (
    select _id, visit_at, score from myscust_result
    where store_id = tenant.store_id and deleted_at is null and status in ('published', 'appealing') and score is not null
      and visit_at between ${until - year} and ${until}
      and visit_at >= extract(epoch from tenant.start_date::timestamp at time zone ${timezone})
    order by visit_at desc, _id limit 12) visit`
