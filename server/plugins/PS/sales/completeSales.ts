import { sql } from 'kysely'
import type { tenantSale } from '#contract/PS/tenantSale.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'

export type Sale = StoredRecord<typeof tenantSale>

/** A tenancy that trades on some days: from its opening, or its start if that is not known, until it leaves. */
interface Tenancy {
  readonly _id: string
  readonly site: string
  readonly store_id: string
  readonly sales_category_id: string | null
  readonly first: string
  readonly last: string
}

/**
 * Fills in what follows from the rest of a new record: the period and its first day from each other, the
 * tenancy from the store and the period if only one is possible, the store and the category from the tenancy.
 */
export async function completeSales(
  { db }: Pick<Context, 'db'>,
  docs: readonly Partial<Sale>[],
): Promise<readonly Partial<Sale>[]> {
  const dated = docs.map((doc) => ({ ...doc, ...periodOf(doc) }))
  const tenancies = await tenanciesOf(
    db,
    dated.map(({ tenant_ship_id: id }) => id),
    dated.filter(({ tenant_ship_id: id }) => id === undefined).map(({ store_id: id }) => id),
  )
  return dated.map((doc) => {
    const tenancy = tenancyOf(doc, tenancies)
    if (!tenancy) return doc
    const { store_id = tenancy.store_id, tenant_ship_id = tenancy._id } = doc
    const sales_category_id = doc.sales_category_id ?? tenancy.sales_category_id ?? undefined
    return { ...doc, store_id, tenant_ship_id, ...(sales_category_id && { sales_category_id }) }
  })
}

/** The period of a sale, by its grain, from its period or its day. */
function periodOf({ grain = 'D', period_key, sale_date }: Partial<Sale>): Partial<Sale> {
  const key = period_key ?? sale_date?.slice(0, grain === 'M' ? 7 : 10)
  if (key === undefined) return { grain }
  const day = grain === 'M' ? `${key}-01` : key
  return { grain, period_key: key, sale_date: grain === 'M' ? day : (sale_date ?? day) }
}

function tenancyOf(doc: Partial<Sale>, tenancies: readonly Tenancy[]): Tenancy | undefined {
  if (doc.tenant_ship_id !== undefined) return tenancies.find(({ _id }) => _id === doc.tenant_ship_id)
  const possible = tenancies.filter(
    (one) => one.store_id === doc.store_id && one.site === doc.site && tradesIn(one, doc),
  )
  return possible.length === 1 ? possible[0] : undefined
}

/** Whether a tenancy trades on the day, or at some time in the month. */
export function tradesIn({ first, last }: Pick<Tenancy, 'first' | 'last'>, sale: Partial<Sale>): boolean {
  const { sale_date: day, grain } = sale
  if (day === undefined) return false
  return grain === 'M' ? first.slice(0, 7) <= day.slice(0, 7) && last >= day : first <= day && last >= day
}

/** Tenancies by their ids, and all those of some stores. */
export async function tenanciesOf(
  db: Context['db'],
  ids: readonly unknown[],
  stores: readonly unknown[] = [],
): Promise<Tenancy[]> {
  const texts = (given: readonly unknown[]) => [...new Set(given.filter((id) => typeof id === 'string'))]
  const { rows } = await sql<Tenancy>`
    select _id, site, store_id, sales_category_id, coalesce(open_date, start_date) as first,
      ship_leaves(tenant_ship) as last
    from tenant_ship
    where deleted_at is null and (_id = any(${texts(ids)}) or store_id = any(${texts(stores)}))`.execute(db)
  return rows
}
