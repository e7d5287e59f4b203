import {
  announce,
  audit,
  defineJob,
  defineServerPlugin,
  authorize,
  checkEach,
  keyOfChange,
  requireSite,
  downloadRoute,
  extend,
  newId,
  notify,
  oneByOne,
  isParam,
  migrationsIn,
  readParams,
  ApiError,
  refuseFields,
  route,
  seenFiles,
  showFiles,
  takeFile,
  text,
  transact,
  upstreamRoute,
  uploadRoute,
  visibleTable,
  type ResourceHooks,
  type Context,
  type Row,
} from 'atrium/server'
import { call, permissionNames, staff } from 'atrium/contract'
import { plural } from 'atrium/words'
import { sql } from 'kysely'
import { z } from 'zod'
import { booking, closing, errors, floorLots, lot, params } from './parking.ts'
import { floorLotsWords, lotWords } from './words.ts'

/**
 * A server half. `words` has the names that people read in the workbooks of `exports` and `imports`, `sheets`
 * what is different there, `menu` the entries of the side menu.
 */
export default defineServerPlugin({
  id: 'parking',
  resources: [lot, booking],
  words: [lotWords],
  sheets: { parking_lot: { kinds: { places: 'count' } } },
  menu: [
    {
      uri: '/parking/lot',
      title: plural(lotWords.name),
      icon: 'local_parking',
      order: 150,
      can: 'branddb.store.view',
    },
  ],
  params,
  errors,
  migrations: migrationsIn(new URL('./migrations/', import.meta.url)),
  notices: {
    'parking.closed': {
      ...text('停车场已关闭：%{reason}', '停車場已關閉：%{reason}', 'Your car park is closed: %{reason}'),
      channels: ['mail', 'robot'],
    },
    'parking.dismissed': text('您的报修已关闭。', '您的報修已關閉。', 'Your report was closed.'),
  },
})

/** What people who manage roles read: `Car parks: close`. For `permissions` of the server half. */
export const permissions = permissionNames(text('停车场', '停車場', 'Car parks'), {
  'parking.view': text('查看', '檢視', 'view'),
  'parking.close': text('关闭', '關閉', 'close'),
})

/** The value of a parameter that an operator has set for a site, or the area's initial value. */
export const isFree = async (context: Context, site: string, minutes: number): Promise<boolean> =>
  minutes <= (await readParams(context.db, site))('parking.free_minutes')

/** Whether the area that declares a parameter is loaded, for areas that can do without it. */
export const hasFreeMinutes = (): boolean => isParam('parking.free_minutes')

/**
 * Extends a resource of another area: `extend: [extendedFloor]`. A floor with car parks cannot be removed.
 */
export const extendedFloor = extend(floorLots, {
  derived: {
    parking_places: () => sql`(
      select coalesce(sum(l.places), 0)::int from parking_lot l where l.floor_id = floor._id and l.deleted_at is null)`,
  },
  words: floorLotsWords,
  guard: oneByOne(async ({ db }, { before, after }) => {
    if (!before || after) return
    const { rows } = await sql`
      select from parking_lot where floor_id = ${before._id} and deleted_at is null`.execute(db)
    if (rows.length > 0) throw new ApiError('in_use', { references: { parking_lot: rows.length } })
  }),
})

/**
 * A call: it reads only what the caller may see; its changes are one transaction, are written to the audit
 * log, and people are notified.
 */
export const closeRoute = route(closing, async ({ context, body: { lot_id, reason } }) =>
  transact(context(), async (inside) => {
    const { rows } = await sql<Row & { site: string }>`
      select * from ${visibleTable(lot, inside)} where _id = ${lot_id}`.execute(inside.db)
    const [before] = rows
    if (!before) throw new ApiError('not_found')
    authorize(lot.can.update, inside.who, before)
    requireSite(inside.who, before.site)
    await sql`update parking_lot set state = 'closed' where _id = ${lot_id}`.execute(inside.db)
    await audit(lot, inside, 'update', [{ before, after: { ...before, state: 'closed' } }])
    const booked = await sql<{ driver_id: string }>`
      select driver_id from parking_booking where lot_id = ${lot_id}`.execute(inside.db)
    const users = booked.rows.map(({ driver_id }) => driver_id)
    const link = `/parking/lot/${lot_id}/show`
    await notify(inside.db, {
      users,
      type: 'parking.closed',
      title_key: 'parking.closed',
      params: { reason },
      link,
    })
    await announce(inside.db, { site: before.site, title_key: 'parking.closed', params: { reason }, link })
    return { data: { told: users.length } }
  }),
)

/** Hooks: what a resource does beyond its contract, for each record of a call or an import. */
export const bookingHooks: ResourceHooks<typeof booking> = {
  derived: { held_on: () => sql`daterange(day, day, '[]')` },
  beforeSave: oneByOne(async (inside, { before, after }) => {
    if (before?.lot_id === after.lot_id) return undefined
    const { rows } = await sql<{ state: string }>`
      select state from parking_lot where _id = ${after.lot_id}`.execute(inside.db)
    if (rows[0]?.state === 'full') throw new ApiError('parking.full')
    if (rows[0]?.state !== 'open') throw refuseFields('validation.failed', { lot_id: 'closed' })
    return { driver_id: after.driver_id ?? after.created_by }
  }),
  // A file with many wrong rows hears of all of them at once.
  guard: async (_, changes) =>
    checkEach(changes, { of: booking.name, keyOf: keyOfChange }, ({ before }) => {
      if (before && before.day < '2026-01-01') throw new ApiError('parking.full')
    }),
}

/** A scheduled job. */
export const forget = defineJob({
  name: 'parking.forget',
  title: { zh_CN: '清除旧预约', zh_TW: '清除舊預約', en_US: 'Forget old bookings' },
  every: 86_400,
  cancellable: false,
  run: async ({ context: { db } }) => {
    await sql`delete from parking_booking where day < current_date - 365`.execute(db)
  },
})

/** A call that waits for another service. */
const barrierCall = call({
  method: 'POST',
  path: '/parking/barrier',
  does: 'Opens the barrier.',
  can: staff,
  body: z.object({ lot: z.string() }),
  reply: z.object({ opened: z.boolean() }),
})
export const barrier = upstreamRoute(barrierCall, async ({ body }) => {
  const signal = AbortSignal.timeout(8000)
  const to = new URL(`https://barriers.example.com/${encodeURIComponent(body.lot)}/open`)
  const opened = await fetch(to, { method: 'POST', signal }).catch(() => {
    throw new ApiError('upstream')
  })
  return { data: { opened: opened.ok } }
})

/** Custom uploads and downloads. */
const planCall = call({
  method: 'POST',
  path: '/parking/plan',
  does: 'Takes a plan of the car parks.',
  can: staff,
  carries: 'upload',
  reply: z.object({ _id: z.string(), name: z.string() }),
})
const posterCall = call({
  method: 'GET',
  path: '/parking/poster',
  does: 'Hands out the poster for the entrance.',
  can: staff,
  carries: 'download',
  reply: z.unknown(),
})
export const files = [
  uploadRoute(planCall, async ({ context, services, session }, sent) => {
    const { uid } = await takeFile(services, context(), sent, { biz_type: lot.name, biz_id: null })
    // With addresses that work only for the caller.
    const [shown] = await showFiles(services, session, await seenFiles(context(), [uid]))
    return { data: { _id: newId(), name: shown?.name ?? sent.name } }
  }),
  downloadRoute(posterCall, async () => ({ name: 'poster.txt', type: 'text/plain', content: poster() })),
]
async function* poster() {
  yield new TextEncoder().encode('P')
}
