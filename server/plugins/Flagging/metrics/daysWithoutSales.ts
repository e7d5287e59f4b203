import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import type { AssessmentDay } from './assessmentDay.ts'

/**
 * The days up to yesterday that a trading tenant has not reported. Whoever reports by the month has until the
 * due day of the month after the next one begins.
 */
export const daysWithoutSales = ({ day, dueDay }: AssessmentDay): Sql => sql`
  select tenant.ship_id, ${day} as at, 1 as nth,
    greatest(0, ${day}::date - 1 - coalesce(greatest(${last('D', sql`max(period_key)::date`)}, ${last(
      'M',
      sql`((max(period_key) || '-01')::date + interval '2 months')::date - 1 + ${dueDay}::int`,
    )}), tenant.open_date - 1))::numeric as value
  from tenant where tenant.open_date < ${day}::date`

/** What is reported up to then, from the latest report; found by the index of sales. */
const last = (grain: 'D' | 'M', until: Sql): Sql => sql`(
  select ${until} from tenant_sale
  where tenant_ship_id = tenant.ship_id and grain = ${grain} and deleted_at is null and status <> 'void')`
