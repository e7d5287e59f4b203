import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Random } from '#server/demo/random.ts'
import { writePerformance } from './performanceRows.ts'

export const top20Period = { from_month: '2026-08', to_month: '2026-10' }
const months = ['2026-08', '2026-09', '2026-10']

type Currency = 'CNY' | 'HKD'

interface Shop {
  readonly month: string
  readonly store: string
  readonly brand: string
  readonly currency: Currency
  readonly sales: number | null
  readonly rent: number | null
  readonly cost: number | null
}

/** The rates from CNY to HKD and back, in hundredths so that sums are exact. */
type Rates = ReadonlyMap<string, Readonly<Record<Currency, number>>>

/** Writes the figures of shops of thirty brands, few enough values apart that many tie. */
export async function randomTop20(db: Db, chance: Random) {
  const { rows: ships } = await sql<{ _id: string; store_id: string; site: string }>`
    select min(_id) as _id, store_id, site from tenant_ship where site in ('2', '10') and deleted_at is null
    group by store_id, site order by store_id limit 60`.execute(db)
  const { rows: brands } = await sql<{ _id: string }>`
    select _id from brand where deleted_at is null order by _id limit 30`.execute(db)
  const rates = new Map(
    months.map((month) => [month, { CNY: chance.int(105, 115), HKD: chance.int(88, 95) }]),
  )
  await sql`delete from fx_rate`.execute(db)
  for (const [month, { CNY, HKD }] of rates)
    await sql`insert into fx_rate (_id, stat_month, "from", "to", rate) values
      (${`${month}-CNY`}, ${month}, 'CNY', 'HKD', ${CNY / 100}), (${`${month}-HKD`}, ${month}, 'HKD', 'CNY', ${HKD / 100})`.execute(
      db,
    )
  const amount = (most: number) => (chance.chance(0.15) ? null : chance.int(0, most) * 1000)
  const shops = ships.flatMap((ship) =>
    months.map((month) => ({
      ship,
      month,
      store: ship.store_id,
      brand: chance.pick(brands)._id,
      currency: ship.site === '2' ? ('CNY' as const) : ('HKD' as const),
      sales: amount(9),
      rent: amount(3),
      cost: amount(5),
    })),
  )
  await writePerformance(
    db,
    shops.map(({ ship, month, brand, sales, rent, cost }) => ({
      tenant_ship_id: ship._id,
      stat_month: month,
      brand_id: brand,
      sales,
      total_rent: rent,
      occupancy_cost: cost,
    })),
  )
  return { shops, rates }
}

interface Top20Options {
  readonly rates: Rates
  readonly currency: Currency
  readonly by: 'sales' | 'rent'
}

/** The lists of domain reference D.6, brand by brand and shop by shop. */
export function obviousTop20(shops: readonly Shop[], { rates, currency, by }: Top20Options) {
  const valueOf = (shop: Shop, key: 'sales' | 'rent' | 'cost'): number => {
    const rate = shop.currency === currency ? 100 : (rates.get(shop.month)?.[shop.currency] ?? Number.NaN)
    return ((shop[key] ?? 0) * rate) / 100
  }
  const sum = (of: readonly Shop[], key: 'sales' | 'rent' | 'cost'): number =>
    of.reduce((all, shop) => all + valueOf(shop, key), 0)
  const known = shops.filter((shop) => shop[by] !== null)
  const brands = [...new Set(known.map(({ brand }) => brand))].map((brand) => {
    const own = shops.filter((shop) => shop.brand === brand)
    return { brand, own, amount: sum(own, by) }
  })
  const listed = brands
    .map((one) => ({ ...one, rank: 1 + brands.filter(({ amount }) => amount > one.amount).length }))
    .filter(({ rank }) => rank <= 20)
    .toSorted((a, b) => a.rank - b.rank)
  const all = sum(shops, by)
  const ofListed = listed.flatMap(({ own }) => own)
  const ratio = (top: number, below: number) => Math.round((top / below) * 1e6) / 1e6
  const figures = (own: readonly Shop[]) => {
    const both = own.filter(({ sales, cost }) => cost !== null && sales !== null && sales !== 0)
    return {
      [by]: sum(own, by),
      share: ratio(sum(own, by), all),
      ...(by === 'rent'
        ? {
            occupancy_cost: sum(own, 'cost'),
            ocr: both.length === 0 ? null : ratio(sum(both, 'cost'), sum(both, 'sales')),
          }
        : {}),
    }
  }
  return {
    ranks: listed.map(({ rank }) => rank),
    brands: new Map(listed.map(({ brand, rank, own }) => [brand, { rank, ...figures(own) }])),
    total: { name: 'Total', rank: null, ...figures(ofListed) },
    others: { [by]: all - sum(ofListed, by) },
  }
}
