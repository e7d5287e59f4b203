import {
  and,
  answerLocale,
  containsWords,
  filled,
  auditExport,
  byId,
  exportRecords,
  exportRoute,
  importNow,
  inScope,
  isNarrowed,
  labelOf,
  labelTable,
  list,
  openedBy,
  or,
  parseCond,
  parseRange,
  parseSort,
  recordSql,
  ApiError,
  route,
  scopedTable,
  searchWord,
  searchWords,
  sheetFile,
  showing,
  similarTo,
  soundsOf,
  sourcesInScope,
  timeZoneOf,
  uploadRoute,
  uploadedRows,
  visibleTable,
  type Context,
  type Row,
  type SearchWord,
} from 'atrium/server'
import { call, exportQuery, fileReading, ref, signedIn, staff, type Source } from 'atrium/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { booking, lot } from './parking.ts'

/**
 * The first page of a list, as its call returns it, with everything private hidden: for a display at the
 * entrance.
 */
export async function shownAtEntrance(context: Context, site: string): Promise<Row[]> {
  const open = await list(lot, context, { site, cond: JSON.stringify({ state: 'open' }), range: '0-9' })
  return open.list.map(showing(lot, null))
}

/** An export with its own address and rule. */
const lotReport = call({
  method: 'GET',
  path: '/parking/report',
  does: 'Downloads the car parks that match.',
  can: staff,
  carries: 'download',
  query: exportQuery,
  reply: z.unknown(),
})
export const reportRoute = exportRoute(lotReport, (request) => exportRecords(lot, request, { withId: false }))

/** A download with columns of its own, which ends with a total. */
const placesReport = call({
  method: 'GET',
  path: '/parking/places',
  does: 'Downloads the number of places of each car park.',
  can: staff,
  carries: 'download',
  reply: z.unknown(),
})
export const placesRoute = exportRoute(placesReport, async ({ context: contextOf }) => {
  const context = contextOf()
  const { rows } = await sql<{ name: string; places: number }>`
    select name, places from ${visibleTable(lot, context)} order by name`.execute(context.db)
  await auditExport(lot, context, {}, { total: rows.length, fields: ['name', 'places'] })
  return sheetFile('places', 'xlsx', [
    {
      name: 'Places',
      columns: [
        { title: 'Car park', kind: 'text' },
        { title: 'Places', kind: 'count' },
      ],
      pages: [rows.map(({ name, places }) => [name, places])],
      total: () => ['Total', rows.reduce((sum, { places }) => sum + places, 0)],
    },
  ])
})

/** Imports a file at once, for a call of an old integration. */
const lotImport = call({
  method: 'POST',
  path: '/parking/import_now',
  does: 'Imports car parks and replies with what came of it.',
  can: staff,
  carries: 'upload',
  body: z.object({ site: z.string() }),
  reply: z.object({ created: z.int(), updated: z.int(), emptied: z.int(), errors: z.array(z.unknown()) }),
})
export const importRoute = uploadRoute(
  lotImport,
  async ({ body: { site }, context, services, session, locale }, upload) => {
    if (!session) throw new ApiError('auth.required')
    const reader = { locale, timeZone: await timeZoneOf(services.database.db, session) }
    return {
      data: await importNow(lot, services, context(), {
        upload,
        site,
        mode: 'apply',
        empties: false,
        reader,
      }),
    }
  },
)

/** Counts what a file of the gate's own format would do. */
const gateImport = call({
  method: 'POST',
  path: '/parking/gate_log',
  does: 'Counts the cars in the log of a gate.',
  can: staff,
  carries: 'upload',
  body: z.object({ ...fileReading }),
  reply: z.object({ cars: z.int() }),
})
export const gateRoute = uploadRoute(gateImport, async ({ body, context }, upload) => {
  const [, ...rows] = await uploadedRows(upload, { ...body, person: context().who.id, most: 5000 })
  return { data: { cars: rows.filter(({ cells }) => cells[0] === 'car').length } }
})

/**
 * A search while users type, open to everybody at their own sites. It finds names that begin with the text,
 * and Chinese names by their pinyin.
 */
const lotSearch = call({
  method: 'GET',
  path: '/parking/search',
  does: 'Finds car parks by name.',
  can: signedIn,
  query: z.object({ q: z.string().max(200).default('') }),
  reply: z.object({ list: z.array(z.object({ _id: z.string(), name: z.string() })), total: z.int() }),
})
export const searchRoute = route(lotSearch, async ({ query: { q }, reading, session }) =>
  reading(async (context) => {
    const locale = answerLocale(session?.user.locale, undefined)
    const name = { zh_CN: 'name', zh_TW: 'name_tc', en_US: 'name_en' }[locale]
    const isFound = or([
      sql`starts_with(lower(name), lower(${q}))`,
      containsWords(sql`search_text`, q),
      ...soundsOf(q).map((sound) => sql`starts_with(pinyin, ${`${sound} `})`),
    ])
    const { rows } = await sql<{ _id: string; name: string }>`
      select _id, coalesce(${sql.ref(name)}, name) as name
      from ${visibleTable(openedBy(lot, signedIn), context)}
      where ${and([sql`state <> 'closed'`, isFound])} order by 2, 1 limit 20`.execute(context.db)
    const called = rows.map((row) => ({ ...row, name: filled('%{name} (P)', row) }))
    return { data: { list: called, total: rows.length } }
  }),
)

/** How many car parks there are: everybody may know, as far as the data scopes of their roles go. */
const lotCount = call({
  method: 'GET',
  path: '/parking/count',
  does: 'Counts the car parks.',
  can: signedIn,
  reply: z.object({ lots: z.int() }),
})
export const countRoute = route(lotCount, ({ reading }) =>
  reading(async (context) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${scopedTable(lot, context)} where deleted_at is null`.execute(
      context.db,
    )
    return { data: { lots: rows[0]?.n ?? 0 } }
  }),
)

/**
 * The bookings of a car park, a page at a time: `cond={"lot_id":"…"}&sort={"day":1}&range=0-24`. Each has the names of its
 * car park.
 */
const lotBookings = call({
  method: 'GET',
  path: '/parking/booked',
  does: 'Lists the bookings of a car park.',
  can: signedIn,
  query: z.object({
    cond: z.string().optional(),
    sort: z.string().optional(),
    range: z.string().optional(),
  }),
  reply: z.object({ list: z.array(z.record(z.string(), z.unknown())) }),
})
export const bookedRoute = route(lotBookings, async ({ query, reading }) =>
  reading(async (context) => {
    const cond = parseCond(query.cond, { lot_id: ref('parking_lot') })
    if (!('field' in cond) || cond.op !== '$eq') throw new ApiError('cond.field', { field: 'lot_id' })
    const { _id } = await byId(lot, context, String(cond.value), {})
    const range = parseRange(query.range)
    const [first] = parseSort(query.sort, { day: booking.fields.day }) ?? []
    const direction = first?.descending === false ? sql`asc` : sql`desc`
    const page = range === 'ALL' ? sql`` : sql`limit ${range.end - range.start + 1} offset ${range.start}`
    const { rows } = await sql<Row>`
      select ${recordSql(booking, context)},
        (select ${labelOf('parking_lot')} from ${labelTable(lot, context)}
          where parking_lot._id = parking_booking.lot_id) as lot
      from ${visibleTable(booking, context)} where lot_id = ${_id} order by day ${direction}, _id ${page}`.execute(
      context.db,
    )
    return { data: { list: rows.map(showing(booking, context.who)) } }
  }),
)

/** What the places of a floor are derived from, in addition to the car parks themselves. */
const ofBookings: readonly Source[] = [{ of: 'parking_booking', by: '_id', in: 'lot_id' }]

/**
 * The places of all car parks, for a figure that another right opens: of those that no data scope hides from the person, and
 * null if one of their bookings is hidden.
 */
export async function placesInScope(context: Context): Promise<number | null> {
  const { rows } = await sql<{ places: number }>`
    select sum(places) as places from parking_lot
    where ${inScope(lot, context)} and ${sourcesInScope(ofBookings, lot, context)}`.execute(context.db)
  return isNarrowed(booking, context) ? null : (rows[0]?.places ?? 0)
}

/** A search in texts of your own: each word anywhere in a sign and, if nothing has them, words with one typing error. */
export async function signsWith(context: Context, text: string): Promise<readonly Row[]> {
  const among = (words: readonly SearchWord[]) => sql<Row>`
    select _id, name from ${visibleTable(lot, context)}
    where ${and(words.map((word) => word.isIn(sql`search_form(name)`)))} limit 20`
  const words = searchWords(text)
  const { rows } = await among(words.map((word) => searchWord(word, false))).execute(context.db)
  if (rows.length > 0 || similarTo({ q: text }) === null) return rows
  return (await among(words.map((word) => searchWord(word, true))).execute(context.db)).rows
}
