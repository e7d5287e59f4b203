import { refuseFields, today, todayAt, todaySql, visibleTable, type Context, type Row } from 'atrium/server'
import { daysLater, type StoredRecord } from 'atrium/contract'
import { sql } from 'kysely'
import { lot, type booking } from './parking.ts'

/** Refuses a booking for a day that is over at the site of the car park. */
export async function requireFuture(inside: Context, site: string, day: string): Promise<void> {
  if (day < (await today(inside, site))) throw refuseFields('validation.failed', { day: 'before_today' })
}

/** A place is booked a week ahead at most. */
export const lastDayToBook = async (inside: Context, site: string): Promise<string> =>
  daysLater(await today(inside, site), 7)

/** The bookings of car parks at several sites that are over, with one query for all sites. */
export async function over(
  context: Context,
  lots: readonly StoredRecord<typeof lot>[],
  bookings: readonly StoredRecord<typeof booking>[],
) {
  const days = await todayAt(
    context,
    lots.map(({ site }) => site),
  )
  const siteOf = new Map(lots.map(({ _id, site }) => [_id, site]))
  return bookings.filter(({ lot_id, day }) => (day ?? '') < (days.get(siteOf.get(lot_id)) ?? ''))
}

/** The bookings for today, wherever that is. */
export const bookedToday = async (context: Context): Promise<Row[]> =>
  (
    await sql<Row>`
      select b._id, b.driver_id from ${visibleTable(lot, context)}
        join site at on at._id = parking_lot.site
        join parking_booking b on b.lot_id = parking_lot._id and b.day = ${todaySql(context)}`.execute(
      context.db,
    )
  ).rows
