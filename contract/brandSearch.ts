import { z } from 'zod'
import { signedIn } from './access.ts'
import { brandSummary } from './brandSummary.ts'
import { call } from './call.ts'
import { recordId } from './field.ts'
import { page } from './page.ts'
import { searchQuery } from './searchQuery.ts'

/** Finds brands while one types: by names, aliases and pinyin initials, those that begin with the text first. */
export const brandSearch = call({
  method: 'GET',
  path: '/bd/brand/search',
  does: 'Finds brands by name, alias or pinyin initials.',
  can: signedIn,
  query: searchQuery.extend({ category_id: recordId.optional() }),
  reply: page(brandSummary),
})

/** The brands of a list as a file; `columns` names fields, separated by commas (all when left out). */
export const brandListExport = call({
  method: 'GET',
  path: '/bd/brand/list/export',
  does: 'Downloads the brands that match, 20,000 at most.',
  can: 'branddb.brand.export',
  carries: 'download',
  query: z.object({
    cond: z.string().max(20_000).optional(),
    sort: z.string().max(2000).optional(),
    columns: z.string().max(2000).optional(),
    format: z.enum(['xlsx', 'csv']).default('xlsx'),
    site: z.string().max(64).optional(),
  }),
  reply: z.unknown(),
  errors: ['cond.malformed', 'cond.field', 'range.limit', 'export.failed'],
})
