import { integer, ref } from './field.ts'
import { names, resource } from './resource.ts'
import { signedIn } from './access.ts'

/** What a brand trades in, at the coarsest: food and beverage, fashion, … A tree by `parent`. */
export const brandCategory = resource({
  name: 'brand_category',
  path: '/bdbrandcategory',
  fields: {
    ...names,
    parent: ref('brand_category'),
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
