import { z } from 'zod'
import { brandSummary } from './brandSummary.ts'
import { call } from '#contract/call.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { page } from '#contract/page.ts'

const path = '/bs/user/favorite/brand'
const can = 'branddb.brand.view'
const reply = z.object({ brand_id: z.string(), is_favourite: z.boolean() })

/** The favourite brands of the caller, latest first. */
export const favoriteBrands = call({
  method: 'GET',
  path,
  does: "Lists the caller's favourite brands.",
  can,
  query: z.object({ range: z.string().max(40).optional(), site: z.string().max(64).optional() }),
  reply: page(brandSummary),
})

/** Marks a brand as a favourite. Marking it again changes nothing. */
export const favoriteBrandAdd = call({
  method: 'POST',
  path,
  does: "Adds a brand to the caller's favourites.",
  can,
  reach: 'none',
  body: z.object({ brand_id: recordId }),
  reply,
  errors: ['not_found'],
})

/**
 * Removes a favourite, given by the condition in the query string or by the body. Removing it again changes
 * nothing.
 */
export const favoriteBrandRemove = call({
  method: 'DELETE',
  path,
  does: "Takes a brand out of the caller's favourites.",
  can,
  reach: 'none',
  /** JSON `{"brand_id": "…"}`. */
  query: z.object({ cond: z.string().max(500).optional() }),
  body: z.object({ brand_id: recordId }).optional(),
  reply,
  errors: ['cond.malformed', 'cond.field'],
})
