import {
  defineServerPlugin,
  requireSite,
  extend,
  notify,
  oneByOne,
  readParams,
  ApiError,
  route,
  type ResourceHooks,
} from 'atrium/server'
import { sql } from 'kysely'
import { errors, lostItem, params, permissions, storeLost, summary, type Summary } from './contract.ts'
import { lostItemWords, storeLostWords } from './contractWords.ts'

/** Older than the operator keeps things, as the business clock says. */
const summaryRoute = route(summary, async ({ context, query: { site } }) => {
  const { db, who, now } = context()
  requireSite(who, site)
  const days = (await readParams(db, site))('lostFound.keep_days')
  const { rows } = await sql<Summary>`
    select count(*)::int as kept, count(*) filter (where found_on < ${dayBefore(now, days)})::int as overdue
    from lost_item where site = ${site} and status = 'kept' and deleted_at is null`.execute(db)
  return { data: rows[0] ?? { kept: 0, overdue: 0 } }
})

const lostItemHooks: ResourceHooks<typeof lostItem> = {
  guard: oneByOne(async (_, { before, after }) => {
    if (before?.status === 'returned' && after?.status === 'kept') throw new ApiError('lostFound.is_returned')
  }),
  /** Whoever wrote a thing down is told when its owner has it back. */
  afterChange: oneByOne(async ({ db }, { before, after }) => {
    if (before?.status !== 'kept' || after?.status !== 'returned') return
    await notify(db, {
      users: after.created_by === null ? [] : [after.created_by],
      type: 'lostFound.returned',
      title_key: 'lostFound.returned',
      params: { name: after.name_en ?? after.name },
      link: `/lostFound/item/${after._id}/show`,
    })
  }),
}

const extendedStore = extend(storeLost, {
  derived: {
    lost_things: () => sql`(
      select count(*)::int from lost_item l
      where l.floor_id = store.floor_id and l.status = 'kept' and l.deleted_at is null)`,
  },
  words: storeLostWords,
})

const table = `
  create table lost_item (
    _id text primary key, name text not null, name_en text, name_tc text, site text not null references site,
    floor_id text references floor, found_on date not null, status text not null, note text,
    search_text text generated always as (search_form(joined(name, name_en, name_tc))) stored
  );
  create index on lost_item (site, found_on);
  select add_common_columns('lost_item');`

/** Each mall's desk has an umbrella since yesterday, and a watch for more than a month. */
const found = [
  { name: '长柄雨伞', name_en: 'Long umbrella', name_tc: '長柄雨傘', days: 1 },
  { name: '银色手表', name_en: 'Silver watch', name_tc: '銀色手錶', days: 40 },
]

export default defineServerPlugin({
  id: 'lostFound',
  permissions,
  menu: [
    {
      uri: '/lostFound/item',
      title: { zh_CN: '失物登记', zh_TW: '失物登記', en_US: 'Found things' },
      icon: 'list_alt',
      order: 160,
      can: 'lostFound.view',
    },
  ],
  params,
  errors,
  notices: {
    'lostFound.returned': {
      zh_CN: '%{name}已由失主领回。',
      zh_TW: '%{name}已由失主領回。',
      en_US: '%{name} went back to its owner.',
    },
  },
  resources: [lostItem],
  words: [lostItemWords],
  hooks: { lost_item: lostItemHooks },
  extend: [extendedStore],
  optionalDependencies: ['brandDB'],
  routes: [summaryRoute],
  migrations: { '0001_lost_item': table },
  demo: ({ sites, now }) => [
    {
      table: 'lost_item',
      rows: sites.flatMap(({ _id: site }) =>
        found.map(({ days, ...item }, i) => ({
          ...item,
          _id: `${site}-${i}`,
          site,
          found_on: dayBefore(now.getTime() / 1000, days),
          status: 'kept',
        })),
      ),
    },
  ],
})

/** The day `YYYY-MM-DD` so many days before a moment in unix seconds. */
const dayBefore = (seconds: number, days: number): string =>
  new Date((seconds - days * 86_400) * 1000).toISOString().slice(0, 10)
