import { brandNamer, type BrandName } from './brandNames.ts'
import { brandStyles, type BrandStyle } from './brandStyles.ts'
import { audiences, places, strengths } from './brandTexts.ts'
import { trades, type Trade } from './classifications.ts'
import { commonColumns } from './commonColumns.ts'
import { categoryIdOf, level2Id } from './dictionaries.ts'
import { at, random, type Random } from './random.ts'
import { threeNames } from './threeNames.ts'

/** A row of the table `brand`. */
export type DemoBrand = ReturnType<typeof brand>

/** How brands are made. `now` in unix seconds; `sitesOf` answers where an active brand trades. */
export interface BrandOptions {
  now: number
  sitesOf?: (brandId: string) => readonly string[]
}

/**
 * Brands `B1`, `B2`, … one by one: nothing but a few counters is held, so a million can be streamed. Of 3,000, 950 are
 * active, 1,900 prospects, 130 inactive and 20 blacklisted; longer and shorter runs keep these shares.
 */
export function* generateBrands(count: number, options: BrandOptions): Generator<DemoBrand> {
  const nameOf = brandNamer()
  for (let number = 1; number <= count; number++) {
    const chance = random(number * 2654435761)
    const [trade, style] = edgeTrade(number) ?? tradeOf(number)
    const name = edgeNames[number] ?? nameOf(trade.code, style, chance)
    yield brand({ number, trade, style, name, chance }, options)
  }
}

/** The state of a brand by its number: known in advance, so that the active ones can be placed in the malls first. */
export const brandStatus = (number: number) => at(statuses, number - 1)

/** The id of a brand by its number. */
export const brandId = (number: number) => `B${number}`

// 300 brands in turn: 2 blacklisted, 13 inactive, and of the other 285 every third is active.
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

const brand = ({ number, trade, style, name: { level2, ...names }, chance }: Sketch, options: BrandOptions) => {
  const status = brandStatus(number)
  const sites = status === 'active' ? (options.sitesOf?.(brandId(number)) ?? []) : []
  const line = level2 ?? chance.int(0, trade.level2.length - 1)
  const [low, high] = style.prices
  const profile = { country: chance.pick(style.origins), founded: foundedYear(chance, options.now), audience: chance.pick(audiences) }
  const addedAt = options.now - chance.int(30, 1400) * day
  return {
    _id: brandId(number),
    code: `BR-${String(number).padStart(6, '0')}`,
    ...names,
    category_id: categoryIdOf(trade.code),
    level1_id: trade.code,
    level2_id: level2Id(trade.code, line),
    tag_ids: tags(chance),
    origin_country: profile.country,
    founded_year: profile.founded,
    price_band: chance.int(low, high),
    target_group: profile.audience[0],
    website: `https://${webName(names.name_en, number)}.example.com`,
    ...descriptions(names, threeNames(at(trade.level2, line)), { ...profile, strength: chance.pick(strengthsOf(trade)) }),
    status,
    is_first_store: sites.length > 0 && chance.chance(0.06),
    store_count: sites.length,
    site_ids: [...sites],
    audit_status: 'none',
    ...commonColumns(addedAt, addedAt + chance.int(0, 29) * day),
  }
}

const day = 86_400

const strengthsOf = (trade: Trade) => at(strengths, Number(categoryIdOf(trade.code).slice(2)) - 1)

const descriptions = (
  names: { name: string; name_tc: string; name_en: string },
  line: { name: string; name_tc: string; name_en: string },
  { country, founded, audience, strength }: Record<'audience' | 'strength', readonly [string, string, string]> & {
    country: string
    founded: number
  },
) => {
  const place = places[country] ?? ['', '', country]
  return {
    description: `${names.name}于${founded}年创立于${place[0]}，经营${line.name}，以${strength[0]}见长，主要面向${audience[0]}。`,
    description_tc: `${names.name_tc}於${founded}年創立於${place[1]}，經營${line.name_tc}，以${strength[1]}見長，主要面向${audience[1]}。`,
    description_en: `Founded in ${place[2]} in ${founded}, ${names.name_en} (${line.name_en}) is known for ${strength[2]} and made for ${audience[2]}.`,
  }
}

// Most brands in malls are young; a few are very old.
const foundedYear = (chance: Random, now: number) =>
  new Date(now * 1000).getUTCFullYear() - (chance.chance(0.08) ? chance.int(40, 130) : chance.int(1, 28))

const tags = (chance: Random) => {
  const chosen = new Set<string>()
  for (let left = chance.int(0, 4); left > 0; left--) chosen.add(`BT${chance.int(1, 45)}`)
  return [...chosen]
}

const webName = (english: string, number: number) =>
  english
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
    .replace(/-$/, '') || `brand-${number}`

// The golden ratio spreads the trades evenly over any run of numbers.
const tradeOf = (number: number): [Trade, BrandStyle] => {
  let left = ((number * 0.618_033_988_749_895) % 1) * 100
  for (const trade of trades) {
    const style = styleOf(trade)
    left -= style.weight
    if (left < 0) return [trade, style]
  }
  const last = at(trades, trades.length - 1)
  return [last, styleOf(last)]
}

const styleOf = (trade: Trade) => {
  const style = brandStyles[trade.code]
  if (style === undefined) throw new Error(`no style for the brands of ${trade.code}`)
  return style
}

const edgeTrade = (number: number): [Trade, BrandStyle] | undefined => {
  const trade = trades.find(({ code }) => code === edgeTrades[number])
  return trade && [trade, styleOf(trade)]
}

// Edge rows: a name longer than any column, an apostrophe, an emoji.
const edgeTrades: Record<number, string> = { 7: 'FB07', 12: 'FB06' }
const edgeNames: Record<number, BrandName> = {
  7: {
    name: '岭南四季鲜果手作冰淇淋与低温慢焙可可豆巧克力实验室（粤港澳大湾区联合创作概念旗舰店）',
    name_tc: '嶺南四季鮮果手作雪糕與低溫慢焙可可豆朱古力實驗室（粵港澳大灣區聯合創作概念旗艦店）',
    name_en: 'Lingnan Four Seasons Handmade Fruit Ice Cream and Slow-Roasted Cacao Bean Chocolate Laboratory, Greater Bay Area Joint Concept Flagship',
    aliases: ['岭南四季', 'Lingnan Four Seasons'],
    initials: 'lnsjxgszbqlydwmbkkdqklsysygadwqlhczgnqjd',
    level2: 3,
  },
  12: {
    name: "O'Hara's 慢咖啡 ☕️",
    name_tc: "O'Hara's 慢咖啡 ☕️",
    name_en: "O'Hara's Slow Coffee ☕️",
    aliases: ['慢咖啡'],
    initials: 'mkf',
    level2: 0,
  },
}
