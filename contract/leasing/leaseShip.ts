import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { choice, date, decimal, files, flag, integer, plainText, ref, refs, text } from '#contract/field.ts'
import { recordSchema } from '#contract/recordSchema.ts'
import { resource } from '#contract/resource.ts'
import { seesRents } from './seesRents.ts'

const ofStores: Rule = { own: 'store_ids', permit: 'lease' }
const keeper: Rule = { all: ['leasing.lease.edit', ofStores] }
const approver: Rule = { all: ['leasing.lease.approve', ofStores] }
const reason = plainText.min(1).max(1000)
const nothing = z.object({})

/**
 * A lease: the contract for one store or several. Its rent steps and turnover tiers are part of the record.
 * `expiring` is not a status: it is an active lease that ends within 180 days.
 */
export const leaseShip = resource({
  name: 'lease_ship',
  path: '/leaseship',
  scope: 'site',
  fields: {
    contract_no: text({ required: true, max: 60 }),
    site: ref('site', { required: true, writable: 'create' }),
    store_ids: refs('store'),
    brand_id: ref('brand', { required: true }),
    company_id: ref('company'),
    lease_type: choice(['new', 'renewal', 'popup', 'licence'], { initial: 'new' }),
    sign_date: date(),
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
    currency: choice(['CNY', 'HKD'], { required: true }),
    /** Leased area in square metres. */
    area: decimal({ required: true, min: 0.01 }),
    /** `deposit` is in `currency`; the fees are per square metre and month. */
    deposit: decimal({ min: 0, private: seesRents }),
    mgmt_fee_per_m2: decimal({ min: 0, private: seesRents }),
    promo_fee_per_m2: decimal({ min: 0, private: seesRents }),
    /** Whether the share is calculated on sales without tax (net) or with tax (gross). */
    turnover_basis: choice(['net', 'gross'], { initial: 'gross' }),
    turnover_period: choice(['month', 'year'], { initial: 'month' }),
    /** The day on which the tenant can leave early. */
    break_date: date(),
    renewal_option: flag(),
    status: choice(
      ['draft', 'pending_approval', 'signed', 'active', 'expired', 'terminated', 'renewed', 'holdover'],
      { assigned: true, writable: 'never' },
    ),
    /** The lease that this lease renews. */
    prev_lease_id: ref('lease_ship'),
    /** `uid`s of uploaded documents. */
    documents: files('any'),
  },
  search: ['contract_no'],
  sort: { end_date: 1 },
  can: {
    view: 'leasing.lease.view',
    create: keeper,
    /** Only the fields of a draft. */
    update: { any: [keeper, approver] },
    remove: keeper,
  },
  // Error: 4091 if the lease is not in the state that the step starts from.
  actions: {
    submit: { can: keeper, takes: nothing },
    approve: { can: approver, takes: nothing },
    reject: { can: approver, takes: z.object({ reason }) },
    /** Before the time at which it would happen automatically. */
    activate: { can: approver, takes: nothing },
    terminate: { can: approver, takes: z.object({ date: z.iso.date(), reason }) },
    /** Creates a draft that follows this lease. */
    renew: {
      can: keeper,
      takes: z
        .object({
          contract_no: plainText.min(1).max(60),
          start_date: z.iso.date(),
          end_date: z.iso.date(),
        })
        .refine(({ start_date, end_date }) => start_date < end_date, { path: ['end_date'] }),
    },
  },
  waiting: ['create', 'update', 'remove'],
})

/**
 * The matching leases and their totals: square metres, monthly base rent in the site's currency, and weighted
 * average lease expiry in years, by area and by rent. Rents are null for people who may not see them.
 */
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
    summary: z.object({
      area: z.number(),
      monthly_base: z.number().nullable(),
      wale_area: z.number().nullable(),
      wale_rent: z.number().nullable(),
    }),
  }),
  errors: ['cond.malformed', 'cond.field', 'range.limit'],
})
