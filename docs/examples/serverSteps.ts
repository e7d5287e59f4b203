import {
  amend,
  assign,
  assignEach,
  audit,
  checkIntent,
  checkReferences,
  checkUnused,
  columnsOf,
  countBy,
  defineJob,
  doersOf,
  peopleWho,
  idsOf,
  inSavepoint,
  insert,
  insertRows,
  isSame,
  keptDays,
  matchingTable,
  namesField,
  once,
  one,
  oneByOne,
  parseDoc,
  repliedBefore,
  requireDoers,
  route,
  stepsFrom,
  takeFile,
  transact,
  uidsIn,
  uploadRoute,
  whole,
  text,
  type ResourceHooks,
  type Context,
  type FileRow,
  type Interceptor,
  type Row,
  type Steps,
} from 'atrium/server'
import {
  call,
  evaluate,
  json,
  crudRules,
  ref,
  resource,
  signedIn,
  staff,
  type StoredRecord,
} from 'atrium/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { booking, fault, lot } from './parking.ts'

const request = resource({
  name: 'parking_request',
  path: '/parking/request',
  fields: {
    lot_id: ref('parking_lot', { required: true }),
    after: json(z.record(z.string(), z.unknown()), { required: true }),
  },
  can: crudRules(signedIn, staff),
})

/**
 * A step that also changes other records: the bookings of a car park move to the car park that replaces it.
 * And a list that leaves out closed car parks unless its condition is about the state, and counts the car
 * parks in each state.
 */
export const lotHooks: ResourceHooks<typeof lot> = {
  defaultFilter: (cond) => (namesField(cond, 'state') ? undefined : sql`state <> 'closed'`),
  totals: countBy('state'),
  actions: {
    replace: async (inside, closing, { by }) => {
      const { rows } = await sql<Row>`
        select ${columnsOf(booking)} from parking_booking
        where lot_id = ${closing._id} and deleted_at is null order by _id for update`.execute(inside.db)
      await amend(
        booking,
        inside,
        rows.map((record) => ({ record, values: { lot_id: by } })),
      )
      return { state: 'closed' }
    },
  },
}

/** A figure over all rows that a list with this condition would have, and the first of these rows. */
export async function largestOf(context: Context, cond: string) {
  const { rows } = await sql<{ places: number }>`
    select coalesce(sum(places), 0)::int as places from ${matchingTable(lot, context, { cond })}`.execute(
    context.db,
  )
  const largest = await one(lot, context, { cond, sort: '{"places":-1}' })
  return { places: rows[0]?.places ?? 0, largest: largest?.name }
}

/**
 * The steps of a lifecycle. The engine checks them, changes the state and stores what they take in the fields of
 * the same name; hooks do the rest. A report names who confirmed it as its mender, unless it has one.
 * `afterChange` gets the name of the step: a confirmed fault closes its car park.
 */
export const faultHooks: ResourceHooks<typeof fault> = {
  actions: { confirm: async ({ who }, { mender_id }) => ({ mender_id: mender_id ?? who.id }) },
  afterChange: oneByOne(async (inside, { step, after }) => {
    if (step !== 'confirm') return
    const { rows } = await sql<Row>`
      select ${columnsOf(lot)} from parking_lot where _id = ${after?.lot_id} for update`.execute(inside.db)
    await amend(
      lot,
      inside,
      rows.map((record) => ({ record, values: { state: 'closed' } })),
    )
  }),
}
/**
 * Which steps of a fault are open to the caller, for a call with its own rule: the caller may not be allowed
 * to see the fault itself.
 */
export const faultSteps = (context: Context, id: string): Promise<Steps> =>
  stepsFrom(fault, context, { table: sql.table('parking_fault'), id })
export const faults = { resources: [fault], hooks: { parking_fault: faultHooks } }

/**
 * A call that creates something. Sent again with the same `Idempotency-Key`, it returns the same reply and
 * creates nothing.
 */
const bookCall = call({
  method: 'POST',
  path: '/parking/book',
  does: 'Books a place for the caller.',
  can: signedIn,
  body: z.object({ lot_id: z.string(), day: z.iso.date() }),
  reply: z.object({ _id: z.string() }),
})
export const bookRoute = route(
  bookCall,
  async ({ context, body }) => ({
    data: await transact(context(), (inside) =>
      once(inside, bookCall.path, body, async () => {
        const { _id } = await insert(booking, inside, { ...body, driver_id: inside.who.id })
        return { _id: String(_id) }
      }),
    ),
  }),
  { keepsKey: true },
)

/** An upload. A photo that is sent again because the reply was lost is not stored again. */
const photoCall = call({
  method: 'POST',
  path: '/parking/photo',
  does: 'Takes a photo of a car park.',
  can: staff,
  carries: 'upload',
  reply: z.object({ uid: z.string() }),
})
export const photoRoute = uploadRoute(
  photoCall,
  async ({ context, services }, sent) => {
    const doc = { sha256: sent.sha256 }
    const before = await repliedBefore<FileRow>(context(), photoCall.path, doc)
    const file = before ?? (await takeFile(services, context(), sent, { biz_type: lot.name, biz_id: null }))
    await transact(context(), (inside) => once(inside, photoCall.path, doc, async () => file))
    return { data: { uid: file.uid } }
  },
  { keepsKey: true },
)

/** A change that needs approval: it is checked when it is requested, and stored as a request. */
export const divertLot: Interceptor<StoredRecord<typeof lot>> = {
  applies: ({ who }) => evaluate(staff, who) !== 'yes',
  instead: oneByOne(async (inside, { before, values }) => {
    const after = await checkIntent(lot, inside, { before, values })
    const { _id } = await insert(request, inside, { lot_id: before._id, after })
    return { request_id: _id }
  }),
}

/**
 * Stores the change after its approval. A plan that was uploaded for the request is attached to the car park.
 */
export async function approve(
  inside: Context,
  { _id, after }: Row,
  before: StoredRecord<typeof lot>,
): Promise<void> {
  const values = parseDoc(after, lot.fields, 'update')
  await sql`
    update attachment set biz_type = 'parking_lot', biz_id = ${before._id}
    where biz_type = 'parking_request' and biz_id = ${_id} and uid = any(${uidsIn(values)})`.execute(
    inside.db,
  )
  await amend(lot, inside, [{ record: before, values }])
}

/** Detaches the files of old requests, which are then removed like all files that no record uses. */
export const forgetPlans = defineJob({
  name: 'parking.forget_plans',
  title: text('清除旧平面图', '清除舊平面圖', 'Forget old plans'),
  every: 86_400,
  cancellable: false,
  run: async ({ context: { db, now } }) => {
    await sql`
      update attachment set biz_id = null
      where biz_type = 'parking_request' and uploaded_at < ${now - keptDays * 86_400}`.execute(db)
  },
})

/** Removes car parks unless something refers to them. `assign` itself checks and logs nothing. */
export async function removeLots(inside: Context, lots: readonly Row[]): Promise<void> {
  await checkUnused(lot, inside, idsOf(lots))
  await assign(lot, inside, lots, { deleted_at: inside.now, is_active: false })
  await audit(
    lot,
    inside,
    'remove',
    lots.map((before) => ({ before, after: null })),
  )
}

/** Divides a car park whose parts have been checked, and returns the parts with their derived fields. */
export async function divideLot(
  inside: Context,
  { name, site }: Row,
  parts: readonly number[],
): Promise<Row[]> {
  const docs = parts.map((places, at) => ({ name: `${String(name)} ${at + 1}`, site, places }))
  const made = await insertRows(lot, inside, docs)
  await audit(
    lot,
    inside,
    'create',
    made.map((after) => ({ before: null, after })),
  )
  return whole(lot, inside, made)
}

/** Stores the number of spaces counted in each car park, if it has changed. */
export async function recount(
  inside: Context,
  lots: readonly StoredRecord<typeof lot>[],
  counted: ReadonlyMap<unknown, number>,
): Promise<void> {
  const wanted = lots
    .map((record) => ({ record, values: { places: counted.get(record._id) ?? record.places } }))
    .filter(({ record, values }) => !isSame(record.places, values.places))
  const stored = await assignEach(lot, inside, wanted)
  const changes = wanted.map(({ record }) => ({ before: record, after: stored.get(record._id) ?? null }))
  await audit(lot, inside, 'update', changes)
}

/** Checks a call's own list of ids as if each were the `driver_id` of a booking. */
export const checkDrivers = (inside: Context, drivers: readonly string[]): Promise<void> =>
  checkReferences(
    booking,
    inside,
    drivers.map((driver_id) => ({ record: { driver_id }, changed: new Set(['driver_id']) })),
  )

/** Who may mend a fault at a site, and whether this person may. */
export async function mendersAt(inside: Context, site: string, person: string): Promise<readonly string[]> {
  const mending = { resource: fault, field: 'mender_id', site }
  await requireDoers(inside, mending, [person])
  return [...(await doersOf(inside, mending)).able]
}

/** Whom it concerns that a car park closes: the staff of its site. */
export const toldOfClosing = (inside: Context, site: string): Promise<readonly string[]> =>
  peopleWho(inside, staff, site)

/** Tries something inside a transaction that may fail without it. */
export const attempt = (inside: Context, work: () => Promise<void>): Promise<boolean> =>
  inSavepoint(inside.db, work).then(
    () => true,
    () => false,
  )
