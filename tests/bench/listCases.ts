import { sql, type RawBuilder } from 'kysely'
import { brand } from '#contract/brandDB/brand.ts'
import { trades } from '#server/plugins/brandDB/demo/classifications.ts'
import { categoryIdOf } from '#server/plugins/brandDB/demo/dictionaries.ts'
import type { Random } from '#server/demo/random.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'

/** One list as the console asks for it, and as someone would write it by hand. */
export interface ListRequest {
  query: Record<string, unknown>
  sql: RawBuilder<{ _id: string; total__: number }>
}

export interface ListCase {
  name: string
  /** Draws the values that are asked for, so that not one plan with one value is measured. */
  ask: (chance: Random) => ListRequest
}

/** Five lists of brands that staff ask for. */
export const listCases: readonly ListCase[] = [
  {
    name: 'status, by name_en',
    ask: (chance) => {
      const status = chance.pick(['prospect', 'active', 'inactive', 'blacklisted'])
      return {
        query: { cond: { status }, sort: { name_en: 1 }, range: '0-24' },
        sql: page(sql`status = ${status}`, sql`name_en, _id`),
      }
    },
  },
  {
    name: 'category and level 1',
    ask: (chance) => {
      const level1_id = chance.pick(trades).code
      const category_id = categoryIdOf(level1_id)
      return {
        query: { cond: { category_id, level1_id }, sort: { name_en: 1 }, range: '0-24' },
        sql: page(sql`category_id = ${category_id} and level1_id = ${level1_id}`, sql`name_en, _id`),
      }
    },
  },
  {
    name: '$in tags, newest first',
    ask: (chance) => {
      const tags = [`BT${chance.int(1, 22)}`, `BT${chance.int(23, 45)}`]
      return {
        query: { cond: { tag_ids: { $in: tags } }, sort: { updated_at: -1 }, range: '0-24' },
        sql: page(sql`tag_ids && ${tags}::text[]`, sql`updated_at desc, _id desc`),
      }
    },
  },
  {
    name: '$q text',
    ask: (chance) => {
      const word = chance.pick(words)
      return {
        query: { cond: { $q: word }, sort: { name_en: 1 }, range: '0-24' },
        sql: page(sql`search_text like ${`%${word}%`}`, sql`name_en, _id`),
      }
    },
  },
  {
    name: 'updated_at from to, $or',
    ask: (chance) => {
      const from = Date.parse(demoNow) / 1000 - chance.int(60, 1000) * 86_400
      const to = from + 14 * 86_400
      const price = chance.int(4, 5)
      return {
        query: {
          cond: {
            updated_at: { $gte: from, $lt: to },
            $or: [{ status: 'inactive' }, { price_band: { $gte: price } }],
          },
          sort: { updated_at: -1 },
          range: '0-24',
        },
        sql: page(
          sql`updated_at >= ${from} and updated_at < ${to} and (status = 'inactive' or price_band >= ${price})`,
          sql`updated_at desc, _id desc`,
        ),
      }
    },
  },
]

// The common and the rare; two characters are fewer than the index of trigrams can use.
const words = ['hotpot', 'izakaya', 'furniture', 'sorasi', 'vejoso', '火锅', '琳蝶衣橱']

// Someone who writes it by hand leaves out what has to be worked out of other tables.
const stored = Object.entries(brand.fields).filter(([, field]) => !('derived' in field && field.derived))
const columns = sql.join(stored.map(([name]) => sql.ref(name)))

const page = (where: RawBuilder<unknown>, order: RawBuilder<unknown>): ListRequest['sql'] => sql`
  select ${columns}, (select count(*) from brand where deleted_at is null and ${where}) as total__
  from brand where deleted_at is null and ${where} order by ${order} limit 25`
