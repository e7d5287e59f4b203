import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { formCall, call } from '#contract/call.ts'
import { calendarMonth, seconds } from '#contract/dayFields.ts'
import { choice, json, ref, siteNumber, text } from '#contract/fields.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { integer, money } from '#contract/numberFields.ts'
import { calcWarnings } from './retailCalculation.ts'
import { resource } from '#contract/resource.ts'
import { windows } from '#contract/window.ts'
import { billedCharges, lineActions } from './billingLine.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'

/** Who prepares and issues bills, of units that are theirs: the server checks that when they are issued. */
export const mayBill: Rule = { all: ['leasing.rent.edit', seesRents] }

/** The maximum number of months of a forecast. */
export const maxForecastMonths = 12

const reason = text({ required: true, max: 500 })
const lineGroups = z.array(
  z.object({
    charge_type: z.enum(billedCharges),
    action: z.enum(lineActions),
    count: z.number(),
    difference: z.number(),
  }),
)
const paymentDays = integer({ initial: 14, min: 0, max: 180 })

/**
 * The bills of a month, calculated from leases and sales for a whole site: a draft whose lines people look at, and issue. Until it
 * is issued it changes no rent. A run of a month that was billed before has only the differences, as corrections. A forecast
 * writes what is expected for months ahead, which a later run replaces.
 */
export const billingRun = resource({
  name: 'billing_run',
  path: '/billing/run',
  scope: 'site',
  fields: {
    run_no: siteNumber('B'),
    /** What people call it: its number and month. */
    title: text({ writable: 'never', derived: true }),
    site: ref('site', { required: true, writable: 'create' }),
    kind: choice(['bill', 'forecast'], { assigned: true, writable: 'never' }),
    /** Of a forecast the first month. */
    stat_month: calendarMonth({ assigned: true, writable: 'never' }),
    /** The last month: of bills the same. */
    to_month: calendarMonth({ assigned: true, writable: 'never' }),
    /** Bills are due this many days after they are issued. */
    payment_days: { ...paymentDays, writable: 'never' },
    status: choice(['draft', 'reviewed', 'issued', 'discarded'], { initial: 'draft', writable: 'never' }),
    /** When its lines were calculated. Empty until then. */
    calculated_at: seconds({ writable: 'never' }),
    /** Units without lines, because what is stored of them cannot be calculated. */
    warnings: json(calcWarnings, { assigned: true, writable: 'never' }),
    reviewed_by: ref('user', { writable: 'never' }),
    issued_by: ref('user', { writable: 'never' }),
    issued_at: seconds({ writable: 'never' }),
    /** Why it was sent back or discarded. */
    reason: text({ max: 500, writable: 'never' }),
    /** What it bills, or how it changes the forecast; of the lines that the person sees. */
    difference: money({ min: -1e13, max: 1e13, writable: 'never', derived: true }),
    /** The lines that the person sees, by kind of charge and by what happens. */
    groups: json(lineGroups, { assigned: true, writable: 'never', derived: true }),
  },
  can: { view: seesRents },
  lifecycle: lifecycle({
    field: 'status',
    initial: 'draft',
    steps: {
      /** Somebody has looked at the lines. */
      review: { from: ['draft'], to: 'reviewed', can: mayBill, tells: [{ may: 'issue' }] },
      /** Never by who started the run. */
      issue: {
        from: ['reviewed'],
        to: 'issued',
        can: mayBill,
        not: ['created_by'],
        tells: ['created_by', 'reviewed_by'],
      },
      send_back: {
        from: ['reviewed'],
        to: 'draft',
        can: mayBill,
        tells: ['created_by', 'reviewed_by'],
        takes: { reason },
      },
      discard: {
        from: ['draft', 'reviewed'],
        to: 'discarded',
        can: mayBill,
        tells: ['created_by', 'reviewed_by'],
        takes: { reason },
      },
    },
  }),
})

const started = z.object({ _id: z.string(), job_id: z.string() })
const query = z.object({ site: recordId })
const errors = ['duplicate', 'period.locked', 'rate.limited'] as const

/** Bills for a month, at the latest the next one. One run of a site and month is open at a time (4090). */
export const billingRunStart = formCall({
  method: 'POST',
  path: '/billing/run/start',
  does: 'Starts to calculate the bills of a month of a site, as a draft.',
  can: mayBill,
  reach: { site: 'site' },
  query,
  takes: {
    stat_month: calendarMonth({ required: true, window: windows.known }),
    payment_days: paymentDays,
  },
  reply: started,
  errors,
})

/** From this month on. Base rent and fees alone: nobody knows the sales of these months. */
export const billingForecastStart = formCall({
  method: 'POST',
  path: '/billing/run/forecast',
  does: 'Starts to calculate what rents and fees of the months ahead will be, as a draft.',
  can: mayBill,
  reach: { site: 'site' },
  query,
  takes: {
    stat_month: calendarMonth({ required: true }),
    months: integer({ required: true, initial: 3, min: 1, max: maxForecastMonths }),
  },
  reply: started,
  errors,
})

/** Only a draft. Its lines are replaced. */
export const billingRunCalculate = call({
  method: 'POST',
  path: '/billing/run/calculate',
  does: 'Calculates the lines of a draft again, from what leases, sales and rents are now.',
  can: mayBill,
  reach: { _id: 'billing_run' },
  body: z.object({ _id: recordId }),
  reply: z.object({ job_id: z.string() }),
  errors: ['not_found', 'state.transition', 'job.running', 'rate.limited'],
})
