import {
  attachFiles,
  authorize,
  discard,
  naturalOrder,
  requireStore,
  holdsToday,
  route,
  shipOn,
  shopColumns,
  storesAtSites,
  tellOfAccess,
  visibleTable,
  withOwnStores,
  type Context,
  type Db,
  type Row,
} from 'atrium/server'
import { call, label, page, shopSummary, signedIn, threeNames, type Rule } from 'atrium/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { booking, lot } from './parking.ts'

/** A call about a store: the car parks on its floor. */
const nearStore = call({
  method: 'GET',
  path: '/parking/near',
  does: 'Lists the car parks on the floor of a store.',
  can: signedIn,
  query: z.object({ store_id: z.string(), site: z.string().optional() }),
  reply: z.object({ list: z.array(z.object({ _id: z.string(), name: z.string() })) }),
})
export const nearRoute = route(nearStore, async ({ query, reading }) =>
  reading(async (context) => {
    await requireStore(context, query)
    const { rows } = await sql<{ _id: string; name: string }>`
      select _id, name from ${visibleTable(lot, context)}
      where floor_id = (select floor_id from ${storesAtSites(context)} where _id = ${query.store_id})
      order by name, _id`.execute(context.db)
    return { data: { list: rows } }
  }),
)

/** The shops of a floor with their tenants on a day. */
const shopsOnFloor = call({
  method: 'GET',
  path: '/parking/shops',
  does: 'Lists the shops of a floor.',
  can: signedIn,
  query: z.object({ floor_id: z.string(), day: z.iso.date() }),
  reply: page(shopSummary, { owner: label.nullable(), floor: z.object(threeNames).nullable() }),
})
export const shopsOnFloorRoute = route(shopsOnFloor, async ({ query: { floor_id, day }, reading }) =>
  reading(async (context) => {
    const { rows: list } = await sql<z.infer<typeof shopsOnFloor.reply>['list'][number]>`
      select ${shopColumns(context, shipOn(sql`${day}::date`))} from ${storesAtSites(context)}
      where floor_id = ${floor_id} order by ${naturalOrder('store_no')}`.execute(context.db)
    return { data: { list, total: list.length, owner: null, floor: null } }
  }),
)

/** Clears a car park: its bookings are removed, and the photos of the check belong to it from now on. */
export async function clearLot(inside: Context, record: Row, bookings: readonly Row[], photos: string[]) {
  await discard(booking, inside, bookings)
  await attachFiles(lot, inside, { _id: record._id, photos }, ['photos'])
}

/** Requires that the caller may let this store. Call it inside the transaction that relies on it. */
const mayLet: Rule = { own: 'store_id', permit: 'lease' }
export async function requireTenancy(inside: Context, store_id: string): Promise<void> {
  const who = await withOwnStores(mayLet, inside, [{ store_id }])
  authorize(mayLet, who, { store_id })
}

/** The people whose store it is today, such as to tell them that its car park is closed. */
export async function holdersOf({ db, now }: Context, store_id: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct o.user_id from space_owner o
      join site at on at._id = o.site
      join space_owner_store owned on owned.space_owner_id = o._id
    where owned.store_id = ${store_id} and ${holdsToday(now)}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** Takes a store from everybody to whom it is assigned by name, and notifies the open pages of these people. */
export async function release(inside: Db, store_id: string): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    update space_owner set store_ids = array_remove(store_ids, ${store_id}), rev = rev + 1
    where ${store_id} = any(store_ids) returning user_id`.execute(inside)
  for (const { user_id } of rows) await tellOfAccess(inside, user_id)
}
