import { brandDictionary, dictionaryFields } from './brandDictionary.ts'
import { ref } from '#contract/fields.ts'
import { resource } from '#contract/resource.ts'

/** Trade mix of the second level, such as Cantonese, within a first level. */
export const level2Classification = resource({
  name: 'level2_classification',
  path: '/bdlevel2classification',
  reach: 'none',
  fields: {
    ...dictionaryFields,
    level1_id: ref('level1_classification', { required: true }),
  },
  ...brandDictionary,
  imports: { ...brandDictionary.imports, key: ['level1_id', 'name'] },
})
