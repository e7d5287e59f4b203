import { sql } from 'kysely'
import { signedIn, type Rule } from '#contract/access.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { rentTop20, salesTop20 } from '#contract/brandDB/brandRanking.ts'
import type { Locale } from '#contract/localText.ts'
import type { Context } from '#server/engine/context.ts'
import { openedBy, visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { moneyOf } from './money.ts'
import { monthsOf } from './monthsOf.ts'
import { periodOf } from './periodOf.ts'
import { ranked } from './ranked.ts'
import { readRows, readTotal, type PerformanceRow } from './readFigures.ts'

/** The brands with the highest sales (domain reference D.6). */
export const salesTop20Route = route(salesTop20, async ({ query, locale, reading }) => ({
  data: await reading(async (context) => {
    const { period, currency, all, ...rest } = await brandsOf(context, { query, locale, can: salesTop20.can })
    const { listed, listedSum, others, shareOf } = ranked(rest.brands, ({ sales }) => sales)
    const logoOf = await logosOf(context, listed)
    return {
      list: [
        ...listed.map(({ rank, row }) => ({
          ...named(rank, row, logoOf),
          sales: row.sales ?? 0,
          share: shareOf(row),
          mom: row.mom,
          yoy: row.yoy,
          stores: row.stores,
        })),
        ...(listed.length === 0
          ? []
          : [
              {
                ...totalName,
                sales: listedSum,
                share: shareOf(null),
                mom: null,
                yoy: null,
                stores: storesIn(listed),
              },
            ]),
      ],
      total: { sales: listedSum },
      others: { sales: others },
      period,
      is_to_date: all.is_to_date,
      currency,
    }
  }),
}))

/** The brands that pay the most rent. */
export const rentTop20Route = route(rentTop20, async ({ query, locale, reading }) => ({
  data: await reading(async (context) => {
    const { period, currency, all, brands, togetherOf } = await brandsOf(context, {
      query,
      locale,
      can: rentTop20.can,
    })
    const { listed, listedSum, others, shareOf } = ranked(brands, ({ total_rent }) => total_rent)
    const costs = ranked(
      listed.map(({ row }) => row),
      ({ occupancy_cost }) => occupancy_cost,
      Number.POSITIVE_INFINITY,
    ).listedSum
    const sales = ranked(
      listed.map(({ row }) => row),
      (row) => row.sales,
      Number.POSITIVE_INFINITY,
    ).listedSum
    const logoOf = await logosOf(context, listed)
    const together = await togetherOf(listed)
    return {
      list: [
        ...listed.map(({ rank, row }) => ({
          ...named(rank, row, logoOf),
          rent: row.total_rent ?? 0,
          occupancy_cost: row.occupancy_cost ?? 0,
          sales: row.sales,
          ocr: row.ocr,
          share: shareOf(row),
          stores: row.stores,
        })),
        ...(listed.length === 0
          ? []
          : [
              {
                ...totalName,
                rent: listedSum,
                occupancy_cost: costs,
                sales,
                // Of the shops that have both: a shop without sales would raise it.
                ocr: together.ocr,
                share: shareOf(null),
                stores: storesIn(listed),
              },
            ]),
      ],
      total: { rent: listedSum, occupancy_cost: costs },
      others: { rent: others, occupancy_cost: Math.round(((all.occupancy_cost ?? 0) - costs) * 100) / 100 },
      period,
      is_to_date: all.is_to_date,
      currency,
    }
  }),
}))

interface BrandsQuery {
  readonly query: {
    readonly site?: string | undefined
    readonly category_id?: string | undefined
    readonly currency?: string | undefined
    readonly stat_month?: string | undefined
    readonly from_month?: string | undefined
    readonly to_month?: string | undefined
  }
  readonly locale: Locale
  readonly can: Rule | 'anyone'
}

/**
 * Every brand with its figures, those without amounts in the currency left out, and all of them together, as well as
 * `togetherOf` some of them.
 */
async function brandsOf(context: Context, { query, locale, can }: BrandsQuery) {
  const { site, category_id, currency } = query
  const months = monthsOf(query)
  const within = category_id === undefined ? {} : { category_id }
  const scope = { site, cond: JSON.stringify(within), can: can === 'anyone' ? signedIn : can }
  const money = await moneyOf(context, { site, currency }, months)
  const figures = { scope, money, period: await periodOf(context, scope, months) }
  const order = sql`grouped.sales desc nulls last`
  const rows = await readRows(context, figures, { group: 'brand', locale, order, limit: sql`` })
  return {
    brands: rows.filter((row) => row.brand_id !== null && row.currency === money.currency),
    all: (await readTotal(context, figures, 'brand')).row,
    togetherOf: async (listed: readonly RankedBrand[]) => {
      const cond = JSON.stringify({ ...within, brand_id: { $in: listed.map(({ row }) => row.brand_id) } })
      return (await readTotal(context, { ...figures, scope: { ...scope, cond } }, 'brand')).row
    },
    period: { from_month: months.from, to_month: months.to },
    currency: money.currency,
  }
}

interface RankedBrand {
  readonly rank: number
  readonly row: PerformanceRow
}

const totalName = { rank: null, brand_id: null, name: 'Total', logo: null } as const

const named = (
  rank: number,
  { brand_id, name }: PerformanceRow,
  logoOf: (id: string | null) => string | null,
) => ({
  rank,
  brand_id,
  name,
  logo: logoOf(brand_id),
})

const storesIn = (listed: readonly RankedBrand[]): number =>
  listed.reduce((sum, { row }) => sum + row.stores, 0)

async function logosOf(
  context: Context,
  listed: readonly RankedBrand[],
): Promise<(id: string | null) => string | null> {
  const ids = listed.flatMap(({ row }) => row.brand_id ?? [])
  const { rows } = await sql<{ _id: string; logo: string | null }>`
    select _id, logo from ${visibleTable(openedBy(brand, signedIn), context)} where _id = any(${ids})`.execute(
    context.db,
  )
  const logos = new Map(rows.map(({ _id, logo }) => [_id, logo]))
  return (id) => logos.get(id ?? '') ?? null
}
