import { sql } from 'kysely'
import { billedCharges } from '#contract/PS/billingLine.ts'
import type { Sql } from '#server/engine/condSql.ts'

/** A month of a run. */
export interface BilledMonth {
  readonly site: string
  readonly kind: 'bill' | 'forecast'
  readonly month: string
  /** The charges: those that sales decide only once the month is over. */
  readonly hasTurnover: boolean
}

const types = sql`${[...billedCharges]}::text[]`

/** What is there: a bill with its corrections, or a forecast. */
const presentRents = ({ site, month }: BilledMonth): Sql => sql`
  select tenant_ship_id as ship_id, charge_type, bool_or(is_actual) as is_billed, bool_or(status = 'waived') as is_waived,
    bool_or(source <> 'calc') as by_hand, min(_id) filter (where corrects is null) as rent_id,
    sum(case when is_actual = any_billed and status <> 'waived' then amount_due else 0 end) as present
  from (
    select *, bool_or(is_actual) over (partition by tenant_ship_id, charge_type) as any_billed from tenant_rent
    where site = ${site} and stat_month = ${month} and deleted_at is null and charge_type = any(${types})
  ) rent group by tenant_ship_id, charge_type`

/**
 * The lines of a month, from what its charges come to (`charges`, a table as in `withCharges`) and what is there. What people entered or
 * waived is left as it is; a bill takes the place of any forecast.
 */
export const plannedLines = (of: BilledMonth, charges: Sql): Sql => sql`(
  select line.*, s.store_id,
    case when action <> 'leave' then null when is_waived then 'waived' when by_hand then 'by_hand'
      when ${of.kind === 'forecast'} and is_billed then 'billed' else 'same' end as reason,
    case action when 'create' then amount when 'change' then amount - present
      when 'remove' then case when ${of.kind === 'forecast'} then -present else 0 end else 0 end as difference
  from (
    select *, ${of.kind === 'bill' ? billed : expected} as action from (
      select ship_id, charge_type, round(coalesce(amount, 0), 2) as amount, sales_basis, coalesce(is_billed, false) as is_billed,
        coalesce(is_waived, false) as is_waived, coalesce(by_hand, false) as by_hand, rent_id,
        ${of.kind === 'bill' ? sql`case when is_billed then present end` : sql`present`} as present
      from ${charges} full join (${presentRents(of)}) rents using (ship_id, charge_type)
      where ${of.hasTurnover} or charge_type <> 'turnover'
    ) both_sides
  ) line join tenant_ship s on s._id = ship_id
  where action is not null)`

const billed = sql`case
  when is_billed then case when is_waived or by_hand or amount = present then 'leave' else 'change' end
  when amount <> 0 then 'create' when rent_id is not null and not by_hand then 'remove' end`

const expected = sql`case
  when is_billed then 'leave'
  when rent_id is null then case when amount <> 0 then 'create' end
  when by_hand or amount = present then 'leave'
  when amount = 0 then 'remove' else 'change' end`
