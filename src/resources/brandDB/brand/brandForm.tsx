import type { brand } from '#contract/brandDB/brand.ts'
import { CascaderInput } from '#src/kit/form/input/CascaderInput.tsx'
import type { FieldGroup, FormParts } from '#src/kit/form/FieldGroup.ts'
import { LookAlikes } from '#src/resources/brandDB/duplicates/LookAlikes.tsx'

const trade = ['category_id', 'level1_id', 'level2_id'] as const
const Trade = () => <CascaderInput sources={trade} type="brand" />
const SameBrands = () => <LookAlikes noun="brand" />

const names: FieldGroup<typeof brand> = {
  title: 'brandDB.brand.group.names',
  fields: ['name', 'name_en', 'name_tc', 'aliases', 'code'],
}

const others: readonly FieldGroup<typeof brand>[] = [
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
export const brandForm: FormParts<typeof brand> = [names, SameBrands, ...others]

/** The fields of the form in its groups, for pages that show a brand. */
export const brandGroups = [names, ...others].map(({ title, fields }) => ({
  title,
  sources: fields.flatMap((item) => (item === Trade ? trade : typeof item === 'string' ? [item] : [])),
}))
