import { z } from 'zod'
import { call } from '#contract/call.ts'
import { plainText, recordId } from '#contract/fieldSchemas.ts'
import { page } from '#contract/page.ts'

/**
 * Why a record looks like another: the registration number is the same, a name is the same, a name is
 * pronounced the same, or a name is similar. The first two are almost certain.
 */
export const likeness = ['registration_no', 'name', 'sound', 'similar'] as const

const given = (max: number) => plainText.max(max).default('')

/**
 * Brands or companies that somebody may be about to enter again: at most ten, the most likely first. Names
 * are compared without case, width, accents, spaces, punctuation and the legal form at the end; registration
 * numbers without separators, whatever the country. The three names of a record are compared as they are
 * written; none is converted.
 */
export const duplicates = call({
  method: 'GET',
  path: '/bd/duplicates',
  does: 'Finds brands or companies that look like one that is being entered.',
  // In addition, the right to see or create the kind of record is required.
  can: {
    any: ['branddb.brand.view', 'branddb.brand.create', 'branddb.company.view', 'branddb.company.edit'],
  },
  query: z.object({
    noun: z.enum(['brand', 'company']),
    name: given(200),
    name_en: given(200),
    name_tc: given(200),
    /** Separated by commas. Only the first 50 are compared, because no brand has more. */
    aliases: given(4000),
    registration_no: given(60),
    /** ISO 3166-1 alpha-2. */
    country: given(2),
    /** The record itself, if it is already stored. */
    except_id: recordId.optional(),
  }),
  reply: page({
    _id: z.string(),
    name: z.string(),
    name_en: z.string().nullable(),
    name_tc: z.string().nullable(),
    /**
     * The identifier that people know besides the name: the code of a brand, the registration number of a
     * company.
     */
    number: z.string().nullable(),
    status: z.string(),
    reason: z.enum(likeness),
    /** How alike the names are, 0 to 1. */
    similarity: z.number(),
    /** The number or a name is the same. */
    is_certain: z.boolean(),
  }),
})
