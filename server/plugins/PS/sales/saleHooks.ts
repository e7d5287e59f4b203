import { sql } from 'kysely'
import { z } from 'zod'
import { brand } from '#contract/brandDB/brand.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { tenantSale } from '#contract/PS/tenantSale.ts'
import { refuseFields } from '#contract/reply.ts'
import { checkEach, keyOfChange } from '#server/engine/checkEach.ts'
import type { Context } from '#server/engine/context.ts'
import type { Intent, ResourceHooks } from '#server/engine/hooks.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import { todayAt } from '#server/engine/today.ts'
import { saleSummary } from './saleSummary.ts'
import { requireOpenMonths } from './requireOpenMonths.ts'
import { comparableSales } from './comparableSales.ts'
import { completeSales, tenanciesOf, tradesIn, type Sale } from './completeSales.ts'

/** The message key of each wrong field. */
type Errors = Record<string, string>

/** What the server does for the sales of tenants beyond their contract. */
export const saleHooks: ResourceHooks<typeof tenantSale> = {
  derived: {
    trade_name: (context) => sql`(
      select coalesce(trade_name, brand.name) from ${scopedTable(tenantShip, context)}
      left join ${scopedTable(brand, context)} on brand._id = brand_id where tenant_ship._id = tenant_sale.tenant_ship_id)`,
  },
  totals: (context, matching, asked) => ({ summary: saleSummary(context, matching, asked) }),
  complete: completeSales,
  guard: requireOpenMonths,
  comparable: comparableSales,
  beforeSave: async (inside, changes) => {
    await checkNew(
      inside,
      changes.filter(({ before }) => before === null),
    )
    // Sales that are reported again count again.
    return changes.map(({ before, values }) =>
      before?.status === 'void' && values.amount !== undefined && values.status === undefined
        ? { status: 'reported' }
        : undefined,
    )
  },
}

/** Throws 4004 for a new record of a period in which its tenancy does not trade, or that has not begun. */
async function checkNew(inside: Context, added: readonly Intent<Sale>[]): Promise<void> {
  if (added.length === 0) return
  const sales = added.map(({ after }) => after)
  const tenancies = await tenanciesOf(
    inside.db,
    sales.map((sale) => sale.tenant_ship_id),
  )
  const byId = new Map(tenancies.map((one) => [one._id, one]))
  const days = await todayAt(
    inside,
    sales.map(({ site }) => site),
  )
  checkEach(added, { of: tenantSale.name, keyOf: keyOfChange }, ({ after: sale }) => {
    const tenancy = byId.get(sale.tenant_ship_id)
    const errors = periodErrors(sale, days.get(sale.site) ?? '') ?? lacking(sale)
    if (errors) throw refuseFields('validation.failed', errors)
    if (tenancy && !tradesIn(tenancy, sale))
      throw refuseFields('validation.failed', { sale_date: 'no_tenancy' })
  })
}

/** The period is written as its grain wants it, agrees with the day, and has begun. */
function periodErrors({ grain, period_key: key, sale_date: day }: Sale, today: string): Errors | undefined {
  if (typeof key !== 'string') return { sale_date: 'required' }
  const isPeriod = z.iso.date().safeParse(day).success && key === day.slice(0, grain === 'M' ? 7 : 10)
  if (!isPeriod) return { period_key: 'pattern' }
  return day > today ? { sale_date: 'after_today' } : undefined
}

/** What could not be filled in: a store without a tenant then, or with several. */
function lacking(sale: Sale): Errors | undefined {
  const given: Partial<Sale> = sale
  if (given.store_id === undefined) return { store_id: 'required' }
  if (given.tenant_ship_id === undefined) return { store_id: 'no_tenancy' }
  return given.sales_category_id === undefined ? { sales_category_id: 'required' } : undefined
}
