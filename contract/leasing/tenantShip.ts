import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { isAfter } from '#contract/checks.ts'
import { date, dayWithin } from '#contract/dayFields.ts'
import { choice, code, flag, ref, text } from '#contract/fields.ts'
import { ratio } from '#contract/numberFields.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import type { FieldErrors } from '#contract/reply.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { windows } from '#contract/window.ts'

const keeper: Rule = { all: ['leasing.ship.edit', { own: 'store_id', permit: 'lease' }] }

const shownName = text({ writable: 'never', derived: true })

export const shipStatuses = ['signed', 'fitting_out', 'trading', 'notice', 'exited'] as const

/**
 * A tenancy: a brand in a store for a period. A store has only one at a time, unless several share it and
 * their shares on a day add up to at most 1 (4090).
 */
export const tenantShip = resource({
  name: 'tenant_ship',
  path: '/TenantShip',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    store_id: ref('store', { required: true, writable: 'create' }),
    brand_id: ref('brand', { required: true }),
    company_id: ref('company'),
    /** The name over the door. */
    trade_name: text({ max: 120 }),
    /** What it is called in each language: as the brand, unless the name over the door is none of the brand's names. */
    name: shownName,
    name_en: shownName,
    name_tc: shownName,
    /** The lease that it is based on; it has the store of the tenancy. */
    lease_ship_id: ref('lease_ship'),
    start_date: date({ required: true }),
    /** First day of trading. */
    open_date: date(),
    end_date: date({ required: true }),
    /** The last day of a tenant who has left. Until then the tenancy counts as running to `end_date`. */
    actual_exit_date: date({ window: windows.known }),
    /** A tenancy that is entered late can begin in a later state. */
    status: choice(shipStatuses, { initial: 'signed', writable: 'create' }),
    /** It has the store today. */
    is_current: flag({ writable: 'never', derived: true }),
    /** Its share of a shared store, above 0 and at most 1. */
    share_ratio: ratio({ initial: 1, min: 0.000001, max: 1 }),
    /** The category of its sales when a report does not give one. */
    sales_category_id: ref('sales_category'),
    /** Deliberately left out of comparable-store figures. */
    is_comparable_excluded: flag(),
    /** The tenant's number in the POS system. */
    pos_code: code({ max: 60 }),
  },
  check: periodErrors,
  asked: {
    /** The days on which it has the store. */
    active_on: dayWithin(),
    floor_id: ref('floor'),
  },
  search: ['trade_name', 'pos_code', 'store_id.store_no', 'brand_id'],
  sort: { start_date: -1 },
  can: crudRules('leasing.ship.view', keeper),
  lifecycle: lifecycle({
    field: 'status',
    initial: [...shipStatuses],
    steps: {
      /** The unit is handed over to the tenant. */
      fit_out: { from: ['signed'], to: 'fitting_out', can: keeper, tells: [] },
      open: {
        from: ['signed', 'fitting_out'],
        to: 'trading',
        can: keeper,
        tells: [],
        takes: { open_date: date({ required: true }) },
      },
      give_notice: { from: ['trading'], to: 'notice', can: keeper, tells: [] },
      exit: {
        from: ['notice'],
        to: 'exited',
        can: keeper,
        tells: [],
        takes: { actual_exit_date: date({ required: true, window: windows.known }) },
      },
    },
  }),
  beside: { counters: z.partialRecord(z.enum(shipStatuses), z.int().min(0)) },
})

/** Its days are in order, and a tenant who has left has a last day. */
export function periodErrors(record: Readonly<Record<string, unknown>>): FieldErrors {
  const { start_date: start, open_date: opens, end_date: end, actual_exit_date: exit, status } = record
  return {
    ...(isAfter(start, end) ? { end_date: 'before_start' } : {}),
    ...(isAfter(start, opens) ? { open_date: 'before_start' } : {}),
    ...(isAfter(start, exit) ? { actual_exit_date: 'before_start' } : {}),
    ...(status === 'exited' && !exit ? { actual_exit_date: 'required' } : {}),
  }
}
