import { brandDictionary, dictionaryFields } from './brandDictionary.ts'
import { code, ref } from '#contract/fields.ts'
import { ratio } from '#contract/numberFields.ts'
import { resource } from '#contract/resource.ts'

/** Trade mix of the first level, such as hotpot and barbecue, within a category. */
export const level1Classification = resource({
  name: 'level1_classification',
  path: '/bdlevel1classification',
  reach: 'none',
  fields: {
    ...dictionaryFields,
    category_id: ref('brand_category', { required: true }),
    code: code({ max: 20 }),
    /** The usual occupancy cost ratio in this trade, as a fraction. */
    benchmark_ocr: ratio({ min: 0, max: 10 }),
  },
  ...brandDictionary,
  imports: { ...brandDictionary.imports, key: ['category_id', 'name'] },
})
