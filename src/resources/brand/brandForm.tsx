import type { brand } from '#contract/brandDB/brand.ts'
import { CascaderInput } from '#src/kit/input/CascaderInput.tsx'
import type { FieldGroup, FormParts } from '#src/kit/screens/FieldGroup.ts'
import { LookAlikes } from '#src/resources/duplicates/resource.ts'

const trade = ['category_id', 'level1_id', 'level2_id'] as const
const Trade = () => <CascaderInput sources={trade} type="brand" />
const SameBrands = () => <LookAlikes noun="brand" />

const groups: readonly FieldGroup<typeof brand>[] = [
  { title: 'brandDB.brand.group.names', fields: ['name', 'name_en', 'name_tc', 'aliases', 'code'] },
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

/** The inputs of a brand, in every form that creates, changes or proposes one. */
export const brandForm: FormParts<typeof brand> = [...groups.slice(0, 1), SameBrands, ...groups.slice(1)]

/** The same fields in the same groups, to be read. */
export const brandGroups = groups.map(({ title, fields }) => ({
  title,
  sources: fields.flatMap((item) => (item === Trade ? trade : typeof item === 'string' ? [item] : [])),
}))
