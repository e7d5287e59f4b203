import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { brandSummary } from './brandSummary.ts'
import { call } from '#contract/call.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { page } from '#contract/page.ts'
import { searchQuery } from '#contract/searchQuery.ts'
import { exportQuery } from '#contract/sheetCalls.ts'

/**
 * More matching brands than this are not counted: people who type want to know whether to go on, not the
 * exact number.
 */
export const mostCounted = 1000

/**
 * Finds brands while the user types: by names, aliases, code, pinyin and its initials. Names that begin with
 * the text come first. A text of one or two letters matches only the beginnings of words; an empty text
 * matches nothing. `total` is exact below 1,000; 1,000 means that many or more. Among equal matches, brands
 * that trade at `site` come first.
 */
export const brandSearch = call({
  method: 'GET',
  path: '/bd/brand/search',
  does: 'Finds brands by name, alias, code or pinyin; counts at most 1,000.',
  can: signedIn,
  query: searchQuery.extend({ category_id: recordId.optional() }),
  reply: page(brandSummary),
  errors: ['site.denied'],
})

/** The brands of a list as a file. `columns` names fields, separated by commas (all by default). */
export const brandListExport = call({
  method: 'GET',
  path: '/bd/brand/list/export',
  does: 'Downloads the matching brands, at most 20,000.',
  can: 'branddb.brand.export',
  carries: 'download',
  query: exportQuery,
  reply: z.unknown(),
  errors: ['cond.malformed', 'cond.field', 'range.limit', 'export.failed'],
})
