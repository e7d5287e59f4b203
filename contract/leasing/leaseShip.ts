import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { date, dayWithin, seconds } from '#contract/dayFields.ts'
import { choice, code, files, flag, json, ref, refs, text } from '#contract/fields.ts'
import { area, integer, money, usual } from '#contract/numberFields.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { recordSchema } from '#contract/recordSchema.ts'
import { resource } from '#contract/resource.ts'
import { leaseTotals } from './leaseTotals.ts'
import { rentSteps, termErrors, turnoverTiers } from './leaseTerms.ts'
import { seesRents } from './seesRents.ts'
import { currencies } from '#contract/common/currencies.ts'
import { windows } from '#contract/window.ts'

const ofStores: Rule = { own: 'store_ids', permit: 'lease' }
const keeper: Rule = { all: ['leasing.lease.edit', ofStores] }
const approver: Rule = { all: ['leasing.lease.approve', ofStores] }
const reason = text({ required: true, max: 1000 })

export const leaseStatuses = [
  'draft',
  'pending_approval',
  'signed',
  'active',
  'expired',
  'terminated',
  'renewed',
  'holdover',
] as const

/**
 * A lease: the contract for one store or several. Its rent steps and turnover tiers are part of the record.
 * The clock moves it, too: a signed lease is `active` from its first day, then `expired`, or `holdover` while
 * the tenant stays, or `renewed` once its successor begins.
 */
export const leaseShip = resource({
  name: 'lease_ship',
  path: '/leaseship',
  scope: 'site',
  fields: {
    contract_no: code({ required: true, max: 60 }),
    site: ref('site', { required: true, writable: 'create' }),
    store_ids: refs('store'),
    brand_id: ref('brand', { required: true }),
    company_id: ref('company'),
    lease_type: choice(['new', 'renewal', 'popup', 'licence'], { initial: 'new' }),
    sign_date: date({ window: windows.known }),
    start_date: date({ required: true }),
    /** After the start date. */
    end_date: date({ required: true }),
    /** Days from the start for which no base rent is due. */
    rent_free_days: integer({ initial: 0, min: 0, max: 3660 }),
    /**
     * Only base rent, only a share of sales, the higher of both, or base rent and a share above a break
     * point.
     */
    rent_model: choice(['fixed', 'turnover', 'higher_of', 'base_plus'], { required: true }),
    /** That of the site, unless `other_currency` says that another was agreed. */
    currency: choice(currencies, { required: true }),
    other_currency: flag(),
    /** Other leases have the rest of its units. Otherwise no unit has another lease on the same day (4090). */
    shares_unit: flag(),
    /** Leased area in square metres: no more than its units have. */
    area: usual(area({ required: true, min: 0.01, max: 1e6 }), { max: 50_000, min: 2, times: 10 }),
    /** `deposit` is in `currency`; the fees are per square metre and month. */
    deposit: money({ private: seesRents }),
    mgmt_fee_per_m2: usual(money({ max: 1e6, private: seesRents }), { max: 1000, times: 10 }),
    promo_fee_per_m2: usual(money({ max: 1e6, private: seesRents }), { max: 1000, times: 10 }),
    /** Whether the share is calculated on sales without tax (net) or with tax (gross). */
    turnover_basis: choice(['net', 'gross'], { initial: 'gross' }),
    turnover_period: choice(['month', 'year'], { initial: 'month' }),
    /** The day on which the tenant can leave early. */
    break_date: date(),
    renewal_option: flag(),
    status: choice(leaseStatuses, { initial: 'draft', writable: 'never' }),
    /** Active and about to end, within `lease.expiring_days`. */
    is_expiring: flag({ writable: 'never', derived: true }),
    rent_steps: json(rentSteps, { private: seesRents }),
    turnover_tiers: json(turnoverTiers, { private: seesRents }),
    /**
     * The current monthly base rent, in `currency`; none if the rent is only a share of sales. A rent per square metre is that of the
     * area that the units have today, as in retail performance.
     */
    monthly_base: money({ max: 1e13, writable: 'never', derived: true, private: seesRents }),
    /** The day on which it came into force, if before its start, as was once possible. */
    activated_on: date({ writable: 'never' }),
    /** The last day of a lease that ends by termination, and why. */
    terminated_on: date({ writable: 'never' }),
    termination_reason: text({ max: 1000, writable: 'never' }),
    /** When that was signed: as of earlier days, the lease goes on. None if it is not known. */
    terminated_at: seconds({ writable: 'never' }),
    /** Who last submitted it. */
    submitted_by: ref('user', { writable: 'never' }),
    /** Why it was last sent back to its author. */
    rejection_reason: text({ max: 1000, writable: 'never' }),
    /** The lease that this lease renews. */
    prev_lease_id: ref('lease_ship', { writable: 'create' }),
    /** `uid`s of uploaded documents. */
    documents: files('any'),
  },
  check: termErrors,
  /** Its term, up to the day on which it really ended. */
  asked: { active_on: dayWithin() },
  search: ['contract_no', 'store_ids.store_no', 'brand_id', 'company_id'],
  sort: { end_date: 1 },
  can: {
    view: 'leasing.lease.view',
    create: keeper,
    /** Only drafts; documents can be added at any time, and removed from drafts. */
    update: { any: [keeper, approver] },
    remove: keeper,
  },
  lifecycle: lifecycle({
    field: 'status',
    initial: 'draft',
    steps: {
      /** Needs a store, and terms that fit its rent model. */
      submit: { from: ['draft'], to: 'pending_approval', can: keeper, tells: [{ may: 'approve' }] },
      /** Never by who submitted it, or changed it last. */
      approve: {
        from: ['pending_approval'],
        to: 'signed',
        can: approver,
        not: ['submitted_by', 'updated_by'],
        tells: ['submitted_by'],
      },
      reject: {
        from: ['pending_approval'],
        to: 'draft',
        can: approver,
        tells: ['submitted_by'],
        takes: { reason },
      },
      /** On the first day. If somebody could before, the lease would count as in force. */
      activate: { from: ['signed'], to: 'active', can: approver, byClock: true, tells: [] },
      /** A lease that is to end on a later day stays in force until then. */
      terminate: {
        from: ['signed', 'active', 'holdover'],
        to: 'terminated',
        stays: true,
        can: approver,
        tells: ['submitted_by'],
        takes: { date: date({ required: true }), reason },
      },
      /** Creates a draft that follows this lease. */
      renew: {
        from: ['active', 'holdover'],
        to: 'renewed',
        stays: true,
        can: keeper,
        tells: [],
        takes: {
          contract_no: code({ required: true, max: 60 }),
          start_date: date({ required: true }),
          end_date: date({ required: true }),
        },
      },
    },
  }),
  beside: {
    counters: z.partialRecord(z.enum([...leaseStatuses, 'expiring']), z.int().min(0)),
    /** Over the leases in force: see `leaseTotals`. */
    summary: leaseTotals,
  },
})

/** The matching leases and their totals. */
export const leaseshipList = call({
  method: 'GET',
  path: '/leaseship/list',
  does: 'Lists leases with their total area, monthly base rent and average remaining term.',
  can: 'leasing.lease.view',
  query: z.object({
    cond: z.string().max(20_000).optional(),
    sort: z.string().max(2000).optional(),
    range: z.string().max(40).optional(),
    site: z.string().max(64).optional(),
  }),
  reply: z.object({
    list: z.array(recordSchema(leaseShip)),
    total: z.number(),
    summary: leaseTotals,
  }),
  errors: ['cond.malformed', 'cond.field', 'range.limit'],
})
