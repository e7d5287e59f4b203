import { brandDictionary, dictionaryFields } from './brandDictionary.ts'
import { ref, text } from '#contract/fields.ts'
import { resource } from '#contract/resource.ts'

/**
 * The groups that the console has translations for. Operators can add others, which are shown as they are.
 */
export const tagGroups: readonly string[] = ['style', 'audience', 'market', 'operation', 'value']

/** A free tag on brands, in groups. */
export const brandTag = resource({
  name: 'brand_tag',
  path: '/bdbrandtag',
  reach: 'none',
  fields: {
    ...dictionaryFields,
    color: text({ pattern: /^#[0-9a-f]{6}$/i }),
    group: text({ max: 60 }),
    /** Set by an update: the tag that replaces this one on every brand. This tag is then removed. */
    merge_into: ref('brand_tag'),
  },
  ...brandDictionary,
})
