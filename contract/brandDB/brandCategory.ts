import { brandDictionary, dictionaryFields } from './brandDictionary.ts'
import { ref } from '#contract/fields.ts'
import { resource } from '#contract/resource.ts'

/** What a brand sells, at the coarsest level: food and beverage, fashion, … A tree by `parent`. */
export const brandCategory = resource({
  name: 'brand_category',
  path: '/bdbrandcategory',
  reach: 'none',
  fields: {
    ...dictionaryFields,
    parent: ref('brand_category'),
  },
  ...brandDictionary,
})
