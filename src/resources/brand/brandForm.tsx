import type { brand } from '#contract/brandDB/brand.ts'
import { CascaderInput } from '#src/kit/input/CascaderInput.tsx'
import type { FormParts } from '#src/kit/screens/FieldGroup.ts'
import { LookAlikes } from '#src/resources/duplicates/resource.ts'

const trade = ['category_id', 'level1_id', 'level2_id'] as const
const Trade = () => <CascaderInput sources={trade} type="brand" />
const SameBrands = () => <LookAlikes noun="brand" />

/** The inputs of a new or existing brand. */
export const brandForm: FormParts<typeof brand> = [
  { title: 'brandDB.brand.group.names', fields: ['name', 'name_en', 'name_tc', 'aliases', 'code'] },
  SameBrands,
  { title: 'brandDB.brand.group.trade', fields: [Trade, 'tag_ids'] },
  {
    title: 'brandDB.brand.group.profile',
    fields: [
      'status',
      'price_band',
      'target_group',
      'origin_country',
      'founded_year',
      'website',
      'is_first_store',
    ],
  },
  { title: 'brandDB.brand.group.photos', fields: ['logo', 'photos'] },
  {
    title: 'brandDB.brand.group.description',
    fields: ['description', 'description_tc', 'description_en'],
  },
]
