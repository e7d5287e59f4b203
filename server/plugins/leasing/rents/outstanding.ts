import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'

/** What was billed and is not paid yet, of a row of `tenant_rent`. */
export const outstanding: Sql = sql`(case when is_actual and status <> 'waived' then amount_due - amount_paid else 0 end)`
