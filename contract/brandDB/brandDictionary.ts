import { signedIn } from '#contract/access.ts'
import { place } from '#contract/place.ts'
import { crudRules, names } from '#contract/resource.ts'

/** The fields of every dictionary of the brand database: three names, and the position among its siblings. */
export const dictionaryFields = { ...names, order: place() }

/** Read by everyone signed in, edited by people who may edit the dictionaries. */
export const brandDictionary = {
  search: ['name', 'name_en', 'name_tc'],
  sort: { order: 1 },
  can: crudRules(signedIn, 'branddb.dict.edit'),
  dictionary: true,
  exports: 'branddb.dict.edit',
  imports: { can: 'branddb.dict.edit', key: ['name'], isUnique: false },
} as const
