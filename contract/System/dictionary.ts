import { z } from 'zod'
import { call } from '#contract/call.ts'

const name = z.string().min(1).max(80)

/** The dictionaries: those whose entries the operator keeps, and the lists of values that the program knows. */
export const dictionaryTypes = call({
  method: 'GET',
  path: '/sys/dictionary',
  does: 'Lists the dictionaries.',
  can: 'system.param.view',
  reply: z.object({
    list: z.array(
      z.object({
        noun: z.string(),
        /** The field with the values that the program knows; null for a dictionary of records. */
        field: z.string().nullable(),
        /** In the caller's language. */
        name: z.string(),
        /** Of what the field is a part. */
        of: z.string().nullable(),
        entries: z.int(),
      }),
    ),
  }),
})

/**
 * The entries of a dictionary, with how often the caller's records use each. Values that the program knows
 * (`field`) are fixed; only their labels can be changed, as texts of the console.
 */
export const dictionaryEntries = call({
  method: 'GET',
  path: '/sys/dictionary/entries',
  does: 'Lists the entries of a dictionary with their use.',
  can: 'system.param.view',
  query: z.object({ noun: name, field: name.optional() }),
  reply: z.object({
    list: z.array(
      z.object({
        _id: z.string(),
        name: z.string().nullable(),
        name_tc: z.string().nullable(),
        name_en: z.string().nullable(),
        color: z.string().nullable(),
        order: z.number().nullable(),
        site: z.string().nullable(),
        is_active: z.boolean(),
        /** Records that use it, among those that the caller sees. */
        uses: z.int(),
      }),
    ),
  }),
  errors: ['not_found'],
})

export type DictionaryType = z.infer<typeof dictionaryTypes.reply>['list'][number]
