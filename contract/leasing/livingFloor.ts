import { inOrder } from '#contract/inOrder.ts'
import { z } from 'zod'
import { label } from '#contract/common/shopSummary.ts'
import { call } from '#contract/call.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { month, monthsBetween } from '#contract/month.ts'
import { shipStatuses } from './tenantShip.ts'

const id = z.string().nullable()
const figure = z.number().nullable()

/** The number of months that a reply can cover. */
export const floorMonths = 36

/** A tenancy that has a unit on a day, with the lease that is in force then. */
const tenant = z.object({
  tenant_ship_id: z.string(),
  trade_name: id,
  brand_id: z.string(),
  brand: label,
  /** Of that day. That somebody has given notice is known of the present day only. */
  status: z.enum(shipStatuses),
  lease_ship_id: id,
  start_date: z.string(),
  /** The last day of the lease; without one that of the tenancy. */
  end_date: z.string(),
  lease_status: id,
  /** The unit's part of it, if the lease has several units. */
  base_rent_month: figure,
})

/**
 * The units of a floor on the last day of each month; in the present month, today. A unit is in the list only for
 * the months in which it existed. Figures that the caller may not see are null, and `sees` tells so.
 */
export const livingFloor = call({
  method: 'GET',
  path: '/leasing/floor',
  does: 'Returns the units of a floor by month: their tenants, lease ends, sales, rents and open problems.',
  can: 'leasing.ship.view',
  query: z
    .object({ floor_id: recordId, from_month: month, to_month: month })
    .refine(
      ({ from_month, to_month }) => {
        const months = monthsBetween(from_month, to_month)
        return months <= floorMonths
      },
      { path: ['to_month'] },
    )
    .superRefine(inOrder('from_month', 'to_month')),
  reply: z.object({
    /** By number, including those that have been split or merged since. */
    units: z.array(
      z.object({
        store_id: z.string(),
        store_no: z.string(),
        /** Its corners as fractions of the width and height of the floor's drawing; null if it is not drawn. */
        outline: z.array(z.tuple([z.number(), z.number()])).nullable(),
      }),
    ),
    list: z.array(
      z.object({
        store_id: z.string(),
        stat_month: month,
        /** The day that the row is about. */
        day: z.string(),
        /** In square metres, on that day. */
        area: z.number(),
        /** Several if they share the unit; none if it is vacant. */
        tenants: z.array(tenant),
        /** Sales per square metre in the month. */
        sales_density: figure,
        /** Monthly base rent per square metre. */
        base_rent_per_m2: figure,
        /** Tour problems that the caller may see and that were neither fixed nor closed. */
        open_problems: figure,
      }),
    ),
    total: z.number(),
    /** Of all amounts. */
    currency: z.string(),
    sees: z.object({ sales: z.boolean(), rents: z.boolean(), problems: z.boolean() }),
  }),
  errors: ['not_found'],
})
