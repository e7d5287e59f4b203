import { sql, type RawBuilder } from 'kysely'
import { billedCharges } from '#contract/PS/billingLine.ts'
import { momentOf, monthStart } from '#server/demo/calendar.ts'
import { commonColumns } from '#server/demo/commonColumns.ts'

/** The site whose bills are made by runs. */
const site = '8'

interface Billers {
  /** Who starts runs, and who issues them. */
  readonly starts: string | null
  readonly issues: string | null
}

/** Rows of the table `billing_run`: what was issued for the last month, and a draft for this one. */
export const billingRuns = (today: string, { starts, issues }: Billers) => {
  const calculated_at = momentOf(monthStart(today), 10)
  const run = (months: number) => {
    const month = monthStart(today, months).slice(0, 7)
    return {
      ...commonColumns(calculated_at),
      _id: `BR-${month}`,
      run_no: `BSH${monthStart(today).replaceAll('-', '').slice(2)}00${months + 2}`,
      site,
      kind: 'bill',
      stat_month: month,
      to_month: month,
      calculated_at,
      created_by: starts,
    }
  }
  const decided = {
    status: 'issued',
    reviewed_by: starts,
    issued_by: issues,
    issued_at: calculated_at + 5400,
  }
  return [
    { ...run(-1), ...decided },
    { ...run(0), status: 'draft', reviewed_by: null, issued_by: null, issued_at: null },
  ]
}

/** The statements that number the bills of the issued run, and write the lines of both. */
export const billingLines = (today: string): RawBuilder<unknown>[] => {
  const billed = monthStart(today, -1).slice(0, 7)
  const rents = sql`site = ${site} and charge_type = any(${[...billedCharges]}::text[])`
  return [
    sql`
      update tenant_rent set bill_no = number, billing_run_id = ${`BR-${billed}`}
      from (
        select _id as id, (select code from site where _id = ${site}) || ${`-${monthStart(today).slice(0, 4)}-`}::text
          || lpad(row_number() over (order by store_id, charge_type, _id)::text, 6, '0') as number
        from tenant_rent where ${rents} and stat_month = ${billed} and is_actual
      ) numbered where _id = id`,
    sql`
      insert into billing_line (_id, run_id, site, stat_month, tenant_ship_id, store_id, charge_type, action, amount,
        difference, sales_basis, rent_id)
      select 'BL-' || _id, 'BR-' || stat_month, site, stat_month, tenant_ship_id, store_id, charge_type, 'create', amount_due, amount_due, case charge_type when 'turnover' then 'final' end, _id
      from tenant_rent where ${rents}
        and (stat_month = ${billed} and is_actual or stat_month = ${monthStart(today).slice(0, 7)} and not is_actual)`,
  ]
}
