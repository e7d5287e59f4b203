import { memoryStore } from 'react-admin'
import type { DataProvider, RaRecord, Store } from 'react-admin'
import type { ComponentType } from 'react'
import { brand } from '#contract/brandDB/brand.ts'
import { brandCategory } from '#contract/brandDB/brandCategory.ts'
import { brandTag } from '#contract/brandDB/brandTag.ts'
import { level1Classification } from '#contract/brandDB/level1Classification.ts'
import { level2Classification } from '#contract/brandDB/level2Classification.ts'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { fxRate } from '#contract/PS/fxRate.ts'
import type { Resource as ContractResource } from '#contract/resource.ts'
import { nobody, signedInAs } from '#src/kit/testing/sampleConsole.ts'
import { stage } from './stage.tsx'

/** The resources that the tests mount, under the names a plugin would give them. */
const mounted: Record<string, ContractResource> = {
  'brandDB/brand': brand,
  'brandDB/settings/category': brandCategory,
  'brandDB/settings/level1': level1Classification,
  'brandDB/settings/level2': level2Classification,
  'brandDB/settings/tag': brandTag,
  'leasing/lease': leaseShip,
  'PS/fxRate': fxRate,
}

type Rows = Record<string, RaRecord[]>
type Screens = Partial<Record<'list' | 'show' | 'edit' | 'create', ComponentType>>

/** Records by resource; each has the `_id` of the wire and the `id` of react-admin. */
export const rows = (): Rows => ({
  brand: [
    brandOf('b1', {
      name: '云上花园',
      name_en: 'Cloud Garden',
      category_id: 'c1',
      level1_id: 'l1',
      status: 'active',
    }),
    brandOf('b2', { name: '禾木食堂', name_en: 'Hemu Canteen', category_id: 'c2', price_band: 5 }),
  ],
  brand_category: [named('c1', '餐饮', 'Food'), named('c2', '服装', 'Fashion')],
  level1_classification: [
    { ...named('l1', '火锅', 'Hotpot'), category_id: 'c1' },
    { ...named('l2', '女装', 'Women'), category_id: 'c2' },
  ],
  level2_classification: [],
  brand_tag: [named('t1', '首店', 'First store')],
})

const named = (id: string, name: string, name_en: string): RaRecord => ({
  id,
  _id: id,
  name,
  name_en,
  rev: 1,
})
const brandOf = (id: string, given: Record<string, unknown>): RaRecord => ({
  ...Object.fromEntries(Object.keys(brand.fields).map((source) => [source, null])),
  id,
  _id: id,
  code: `BR-${id}`,
  rev: 1,
  status: 'prospect',
  aliases: [],
  tag_ids: [],
  site_ids: [],
  is_first_store: false,
  store_count: 1234,
  audit_status: 'none',
  updated_at: 1763000000,
  ...given,
})

interface ScreenOptions {
  /** The address, such as `/brandDB/brand/b1`. */
  at: string
  screens: Screens
  data?: Rows
  /** Replaces single calls of the data provider; a real one would refuse in the same form. */
  calls?: Partial<DataProvider>
  /** The actions the person may not do. */
  refused?: readonly string[]
  /** What this browser remembers. */
  store?: Store
}

/**
 * Shows screens of the brand resource in a running react-admin, on a data router, in English; its data provider
 * keeps the records in memory and counts as a server that answers at once.
 */
export async function open({
  at,
  screens,
  data = rows(),
  calls = {},
  refused = [],
  store = memoryStore(),
}: ScreenOptions) {
  const asked: { call: string; resource: string; params: Record<string, unknown> }[] = []
  const provider = recorded({ ...inMemory(data), ...calls } as DataProvider, asked)
  const view = await stage({
    at,
    resources: mounted,
    screens: { 'brandDB/brand': screens },
    pages: { '/elsewhere': <p>Elsewhere</p> },
    words: { zh_CN: words, zh_TW: words, en_US: words },
    subject: nobody,
    dataProvider: provider,
    authProvider: {
      ...signedInAs({ ...nobody, id: 'u1' }),
      canAccess: async ({ action }) => !refused.includes(action),
    },
    store,
  })
  return { ...view, asked, data }
}

/** A refusal as the console's data provider rejects it. */
export const refusal = (errcode: number, data: Record<string, unknown> = {}, errmsg = '') =>
  Object.assign(new Error(errmsg), { errcode, errmsg, data, status: 200 })

const words = async () => ({
  messages: {
    resources: {
      'brandDB/brand': {
        name: 'Brand |||| Brands',
        fields: {
          category_id: 'Category',
          level1_id: 'Trade',
          tag_ids: 'Tags',
          price_band: 'Price band',
          status: 'Status',
        },
        choices: {
          status: { active: 'Trading', prospect: 'Wanted', inactive: 'At rest', blacklisted: 'Barred' },
        },
        help: { website: 'Starts with https://' },
      },
    },
  },
})

function recorded(
  provider: DataProvider,
  asked: { call: string; resource: string; params: Record<string, unknown> }[],
) {
  return Object.fromEntries(
    Object.entries(provider).map(([call, run]) => [
      call,
      async (resource: string, params: Record<string, unknown>) => {
        asked.push({ call, resource, params })
        return run(resource, params)
      },
    ]),
  ) as DataProvider
}

const noneOf = (wanted: unknown): readonly unknown[] | undefined =>
  typeof wanted === 'object' && wanted !== null && '$nin' in wanted ? [wanted.$nin].flat() : undefined

function inMemory(data: Rows): Record<string, (resource: string, params: never) => Promise<unknown>> {
  const of = (resource: string) => data[mounted[resource]?.name ?? ''] ?? []
  const fits = (record: RaRecord, filter: Record<string, unknown>) =>
    Object.entries(filter).every(([source, wanted]) =>
      source === 'q'
        ? JSON.stringify([record['name'], record['name_en']])
            .toLowerCase()
            .includes(String(wanted).toLowerCase())
        : noneOf(wanted)
          ? !noneOf(wanted)?.includes(record[source])
          : [wanted].flat().some((one) => [record[source]].flat().includes(one)),
    )
  return {
    getList: async (
      resource,
      {
        filter,
        pagination: { page, perPage },
      }: { filter: Record<string, unknown>; pagination: { page: number; perPage: number } },
    ) => {
      const all = of(resource).filter((record) => fits(record, filter))
      return { data: all.slice((page - 1) * perPage, page * perPage), total: all.length }
    },
    getOne: async (resource, { id }: { id: string }) => ({
      data: of(resource).find((record) => record.id === id),
    }),
    getMany: async (resource, { ids }: { ids: string[] }) => ({
      data: of(resource).filter((record) => ids.includes(String(record.id))),
    }),
    update: async (resource, { id, data: change }: { id: string; data: object }) => {
      const record = of(resource).find((one) => one.id === id)
      return { data: { ...record, ...change, rev: Number(record?.['rev']) + 1 } }
    },
    create: async (_, { data: given }: { data: object }) => ({
      data: { ...given, id: 'new', _id: 'new', rev: 1 },
    }),
    delete: async (_, { id }: { id: string }) => ({ data: { id } }),
    deleteMany: async (_, { ids }: { ids: string[] }) => ({ data: ids }),
  }
}
