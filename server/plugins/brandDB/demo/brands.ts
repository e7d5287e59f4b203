import { brandEdges } from './brandEdges.ts'
import { brandNamer, type BrandName } from './brandNames.ts'
import { brandProfile } from './brandProfile.ts'
import { brandStyles, type BrandStyle } from './brandStyles.ts'
import { trades, type Trade } from './classifications.ts'
import { commonColumns } from '#server/demo/commonColumns.ts'
import { categoryIdOf, level2Id } from './dictionaries.ts'
import { at, random, type Random } from '#server/demo/random.ts'

/** A row of the table `brand`. */
export type DemoBrand = ReturnType<typeof brand>

/** How brands are made. `now` is in unix seconds; `sitesOf` returns the sites of an active brand. */
export interface BrandOptions {
  now: number
  sitesOf?: (brandId: string) => readonly string[]
}

/**
 * Generates brands `B1`, `B2`, … one by one: only a few counters are kept, so a million can be streamed. Of
 * 3,000, 950 are active, 1,900 prospects, 130 inactive and 20 blacklisted; longer and shorter runs keep these
 * shares.
 */
export function* generateBrands(count: number, options: BrandOptions): Generator<DemoBrand> {
  const nameOf = brandNamer()
  for (let number = 1; number <= count; number++) {
    const chance = random(number * 2654435761)
    const edge = brandEdges[number]
    const trade = trades.find(({ code }) => code === edge?.trade) ?? tradeOf(number)
    const style = styleOf(trade)
    const name = edge?.name ?? nameOf(trade.code, style, chance)
    yield brand({ number, trade, style, name, chance }, options)
  }
}

/**
 * The status of a brand by its number: known in advance, so that the active brands can be placed in the malls
 * first.
 */
export const brandStatus = (number: number) => at(statuses, number - 1)

/** The id of a brand by its number. */
export const brandId = (number: number) => `B${number}`

// Of every 300 brands: 2 blacklisted, 13 inactive, and of the other 285 every third is active.
const statuses = (() => {
  let counted = 0
  return Array.from({ length: 300 }, (_, place) => {
    if (place === 70 || place === 220) return 'blacklisted' as const
    if (place % 23 === 11) return 'inactive' as const
    return ++counted % 3 === 0 ? ('active' as const) : ('prospect' as const)
  })
})()

interface Sketch {
  number: number
  trade: Trade
  style: BrandStyle
  name: BrandName
  chance: Random
}

const brand = (
  { number, trade, style, name: { level2, ...names }, chance }: Sketch,
  options: BrandOptions,
) => {
  const status = brandStatus(number)
  const sites = status === 'active' ? (options.sitesOf?.(brandId(number)) ?? []) : []
  const line = level2 ?? chance.int(0, trade.level2.length - 1)
  const [low, high] = style.prices
  const addedAt = options.now - chance.int(30, 1400) * day
  return {
    _id: brandId(number),
    code: `BR-${String(number).padStart(6, '0')}`,
    ...names,
    category_id: categoryIdOf(trade.code),
    level1_id: trade.code,
    level2_id: level2Id(trade.code, line),
    price_band: chance.int(low, high),
    ...brandProfile({ names, trade, line, origins: style.origins, chance, now: options.now }),
    website: `https://${webName(names.name_en) || `brand-${number}`}.example.com`,
    status,
    is_first_store: sites.length > 0 && chance.chance(0.06),
    store_count: sites.length,
    site_ids: [...sites],
    audit_status: 'none',
    ...commonColumns(addedAt, addedAt + chance.int(0, 29) * day),
  }
}

const day = 86_400

// The golden ratio spreads the trades evenly over any range of numbers.
const tradeOf = (number: number): Trade => {
  let left = ((number * 0.618_033_988_749_895) % 1) * 100
  return trades.find((trade) => (left -= styleOf(trade).weight) < 0) ?? at(trades, trades.length - 1)
}

const styleOf = (trade: Trade) => {
  const style = brandStyles[trade.code]
  if (style === undefined) throw new Error(`no style for the brands of ${trade.code}`)
  return style
}

const webName = (english: string) =>
  english
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '')
