import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { brandSummary } from './brandSummary.ts'
import { call } from '#contract/call.ts'
import { recordId } from '#contract/field.ts'
import { page } from '#contract/page.ts'
import { searchQuery } from '#contract/searchQuery.ts'
import { exportQuery } from '#contract/sheetCalls.ts'

/**
 * Among brands more than so many are not counted: people who type want to know whether to go on, not the sum.
 */
export const mostCounted = 1000

/**
 * Finds brands while one types: by names, aliases, code, pinyin and its initials, those that begin with the text first.
 * Of one or two letters the beginnings of words alone are looked at; an empty text finds none. `total` is exact up to
 * 1,000, which stands for that many or more. Brands that trade at `site` come first among equal matches.
 */
export const brandSearch = call({
  method: 'GET',
  path: '/bd/brand/search',
  does: 'Finds brands by name, alias, code or pinyin; counts 1,000 at most.',
  can: signedIn,
  query: searchQuery.extend({ category_id: recordId.optional() }),
  reply: page(brandSummary),
  errors: ['site.denied'],
})

/** The brands of a list as a file; `columns` names fields, separated by commas (all when left out). */
export const brandListExport = call({
  method: 'GET',
  path: '/bd/brand/list/export',
  does: 'Downloads the brands that match, 20,000 at most.',
  can: 'branddb.brand.export',
  carries: 'download',
  query: exportQuery,
  reply: z.unknown(),
  errors: ['cond.malformed', 'cond.field', 'range.limit', 'export.failed'],
})
