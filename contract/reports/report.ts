import { z } from 'zod'
import { call } from '#contract/call.ts'
import { page } from '#contract/page.ts'

const id = z.string().nullable()
const figure = z.number().nullable()

/** Of one site or, if empty or `ALL`, of all the caller's sites; as of a day, by default today. */
const query = z.object({ site: z.string().max(64).optional(), as_of: z.iso.date().optional() })

/**
 * Square metres; monthly base rent in the site's currency; years until the leases end, weighted by area and
 * by rent.
 */
const leased = { area: z.number(), monthly_base: figure, wale_area: figure, wale_rent: figure }

/** Every unit with its tenant and terms. Amounts are null for people who may not see rents. */
export const rentRoll = call({
  method: 'GET',
  path: '/report/rent_roll',
  does: 'Lists every unit with its tenant and the terms of its lease.',
  can: 'report.view',
  query,
  reply: page(
    {
      site: z.string(),
      store_id: z.string(),
      store_no: z.string(),
      floor_id: z.string(),
      area: z.number(),
      /** None for a vacant unit. */
      tenant_ship_id: id,
      brand_id: id,
      company_id: id,
      trade_name: id,
      lease_ship_id: id,
      contract_no: id,
      status: id,
      start_date: id,
      end_date: id,
      rent_model: id,
      base_rent_month: figure,
      base_rent_per_m2: figure,
      mgmt_fee_month: figure,
      promo_fee_month: figure,
      deposit: figure,
    },
    { summary: z.object({ ...leased, vacant_area: z.number() }) },
  ),
})

/**
 * Lease ends by year: a bucket for leases that are over while the tenant is still in, one for each of six
 * years, one for later. Shares are fractions.
 */
export const leaseExpiry = call({
  method: 'GET',
  path: '/report/lease_expiry',
  does: 'Returns the area and rent of leases by the year in which they end.',
  can: 'report.view',
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
    { summary: z.object(leased) },
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
  can: 'report.view',
  query,
  reply: page({ site: z.string(), floor_id: z.string(), ...occupied }, { summary: z.object(occupied) }),
})
