import { sql } from 'kysely'
import { unfixedStatuses } from '#contract/RM/problem.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { AssessmentDay } from './assessmentDay.ts'

/** The number of problems of the shop, from tours and from mystery customers, that are late and not fixed. */
export const overdueProblems = ({ site, day, until }: AssessmentDay): Sql => sql`
  select tenant.ship_id, ${day} as at, count(*)::numeric as value, 1 as nth
  from tenant join (
    select store_id from tour_problem where ${isLate(site, until)}
    union all select store_id from myscust_problem where ${isLate(site, until)}) late using (store_id)
  group by tenant.ship_id`

const isLate = (site: string, until: number): Sql =>
  sql`site = ${site} and deleted_at is null and status = any(${[...unfixedStatuses]}) and due_at < ${until}`
