import { brandDictionary, dictionaryFields } from './brandDictionary.ts'
import { ref, text } from '#contract/field.ts'
import { resource } from '#contract/resource.ts'

/** The groups that the console has words for. An operator names others as they like, and those are shown as they stand. */
export const tagGroups: readonly string[] = ['style', 'audience', 'market', 'operation', 'value']

/** A free mark on brands, in groups. */
export const brandTag = resource({
  name: 'brand_tag',
  path: '/bdbrandtag',
  fields: {
    ...dictionaryFields,
    color: text({ pattern: /^#[0-9a-f]{6}$/i }),
    group: text({ max: 60 }),
    /** Given by a change: the tag that takes its place on every brand, whereupon this one is gone. */
    merge_into: ref('brand_tag'),
  },
  ...brandDictionary,
})
