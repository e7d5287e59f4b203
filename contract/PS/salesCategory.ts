import { signedIn } from '#contract/access.ts'
import { dictionaryFields } from '#contract/brandDB/brandDictionary.ts'
import { code, ref } from '#contract/fields.ts'
import { ratio } from '#contract/numberFields.ts'
import { crudRules, resource } from '#contract/resource.ts'

/** What kind of thing was sold: goods, dine-in, gift card, … A tree by `parent`. */
export const salesCategory = resource({
  name: 'sales_category',
  path: '/SalesCategory',
  // The sales of every site are kept by them.
  reach: 'all',
  fields: {
    ...dictionaryFields,
    parent: ref('sales_category'),
    code: code({ max: 40 }),
    /** The usual share of sales due as rent, a fraction. */
    commission_default: ratio({ min: 0, max: 1 }),
  },
  search: ['name', 'name_en', 'name_tc', 'code'],
  sort: { order: 1 },
  can: crudRules(signedIn, 'perf.sale_category.edit'),
  dictionary: true,
  exports: 'perf.sale_category.edit',
  imports: { can: 'perf.sale_category.edit', key: ['name'], isUnique: false },
})
