import { decimal, integer, ref, text } from './field.ts'
import { names, resource } from './resource.ts'
import { signedIn } from './access.ts'

/** Trade mix of the first level, such as hotpot and barbecue, within a category. */
export const level1Classification = resource({
  name: 'level1_classification',
  path: '/bdlevel1classification',
  fields: {
    ...names,
    category_id: ref('brand_category', { required: true }),
    code: text({ max: 20 }),
    /** Occupancy cost ratio that is usual in this trade, as a fraction. */
    benchmark_ocr: decimal({ min: 0, max: 10 }),
    order: integer({ initial: 0 }),
  },
  search: ['name', 'name_en', 'name_tc'],
  sort: { order: 1 },
  can: {
    view: signedIn,
    create: 'branddb.dict.edit',
    update: 'branddb.dict.edit',
    remove: 'branddb.dict.edit',
  },
  dictionary: true,
})
