import { z } from 'zod'
import { call } from '#contract/call.ts'
import { plainText, recordId } from '#contract/field.ts'
import { page } from '#contract/page.ts'

/**
 * Why a record looks like another: it has the same registration number, one of its names is the same, it is pronounced
 * the same, or a name is alike. The first two are as good as certain.
 */
export const likeness = ['registration_no', 'name', 'sound', 'similar'] as const

const given = (max: number) => plainText.max(max).default('')

/**
 * Brands or companies that somebody may be about to enter again: at most ten, the likeliest first. A name is the same
 * without case, width, accents, spaces, punctuation and the legal form at its end, a registration number without its
 * separators, whatever the country. The three names of a record are compared as they are written; none is converted.
 */
export const duplicates = call({
  method: 'GET',
  path: '/bd/duplicates',
  does: 'Finds brands or companies that look like one that is being entered.',
  // Beside it, the right to see or to make what is asked for.
  can: {
    any: ['branddb.brand.view', 'branddb.brand.create', 'branddb.company.view', 'branddb.company.edit'],
  },
  query: z.object({
    noun: z.enum(['brand', 'company']),
    name: given(200),
    name_en: given(200),
    name_tc: given(200),
    /** Separated by commas; the first 50 are looked at, more no brand has. */
    aliases: given(4000),
    registration_no: given(60),
    /** ISO 3166-1 alpha-2. */
    country: given(2),
    /** The record itself, when it is stored already. */
    except_id: recordId.optional(),
  }),
  reply: page({
    _id: z.string(),
    name: z.string(),
    name_en: z.string().nullable(),
    name_tc: z.string().nullable(),
    /** What people know it by beside its name: the code of a brand, the registration number of a company. */
    number: z.string().nullable(),
    status: z.string(),
    reason: z.enum(likeness),
    /** How alike the names are, 0 to 1. */
    similarity: z.number(),
    /** The number or a name is the same. */
    is_certain: z.boolean(),
  }),
})
