import { z } from 'zod'
import { label } from '#contract/common/shopSummary.ts'
import type { Rule } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { date } from '#contract/dayFields.ts'
import { leaseTotals } from '#contract/leasing/leaseTotals.ts'
import { page } from '#contract/page.ts'
import { currencies } from '#contract/common/currencies.ts'

const id = z.string().nullable()
const figure = z.number().nullable()

/** Of one site or, if empty or `ALL`, of all the caller's sites; as of a day, by default today. */
const query = z.object({
  site: z.string().max(64).optional(),
  as_of: date({ required: true }).schema.optional(),
})

/** People who may see the tenancies of a site may see their totals, too. */
export const seesLetting: Rule = { any: ['report.view', 'leasing.ship.view'] }

/**
 * Every unit with its tenant and terms, a line for each tenant of a shared unit. A lease of several units is
 * divided by their areas. Amounts are null for people who may not see rents.
 */
export const rentRoll = call({
  method: 'GET',
  path: '/report/rent_roll',
  does: 'Lists every unit with its tenant and the terms of its lease.',
  can: seesLetting,
  query,
  reply: page(
    {
      site: z.string(),
      store_id: z.string(),
      store_no: z.string(),
      floor_id: z.string(),
      /** The area of the unit on the day, or the tenant's share of it. */
      area: z.number(),
      /** Null for a vacant unit. */
      tenant_ship_id: id,
      brand_id: id,
      /** The category of the brand. */
      category_id: id,
      company_id: id,
      trade_name: id,
      brand: label.nullable(),
      lease_ship_id: id,
      contract_no: id,
      /** The status of the tenancy, and that of the lease on the day. */
      status: id,
      lease_status: id,
      start_date: id,
      end_date: id,
      rent_model: id,
      /** Of the amounts; none without a lease. */
      currency: z.enum(currencies).nullable(),
      base_rent_month: figure,
      base_rent_per_m2: figure,
      mgmt_fee_month: figure,
      promo_fee_month: figure,
      deposit: figure,
    },
    { summary: leaseTotals.extend({ vacant_area: z.number() }) },
  ),
})

/**
 * Lease ends by year: a bucket for leases in holdover, one for each of six years, one for later. Shares are
 * fractions of the area and the rent of all of them.
 */
export const leaseExpiry = call({
  method: 'GET',
  path: '/report/lease_expiry',
  does: 'Returns the area and rent of leases by the year in which they end.',
  can: seesLetting,
  query,
  reply: page(
    {
      /** `holdover`, a year, or `later`. */
      bucket: z.union([z.enum(['holdover', 'later']), z.string().regex(/^\d{4}$/)]),
      leases: z.number(),
      area: z.number(),
      area_share: figure,
      monthly_base: figure,
      rent_share: figure,
    },
    { summary: leaseTotals },
  ),
})

const occupied = {
  stores: z.number(),
  vacant: z.number(),
  /** Square metres. */
  lettable_area: z.number(),
  leased_area: z.number(),
  /** Leased over lettable area. */
  occupancy_rate: figure,
}

/** How much of each floor is let; planned and historical units do not count. */
export const occupancy = call({
  method: 'GET',
  path: '/report/occupancy',
  does: 'Returns how much of each floor is let.',
  can: seesLetting,
  query,
  reply: page({ site: z.string(), floor_id: z.string(), ...occupied }, { summary: z.object(occupied) }),
})
