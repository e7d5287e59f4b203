import { brandCategory } from '#contract/brandDB/brandCategory.ts'
import { companyClassification } from '#contract/brandDB/companyClassification.ts'
import { level1Classification } from '#contract/brandDB/level1Classification.ts'
import { level2Classification } from '#contract/brandDB/level2Classification.ts'
import type { Resource } from '#contract/resource.ts'

/** One level of a dictionary: a resource, in what field its records name what they lie in, what its brands are found by. */
export interface Level {
  /** Names its texts, and begins the ids of its nodes. */
  readonly key: 'category' | 'level1' | 'level2' | 'companyClassification'
  readonly contract: Resource
  /** The field that names the record of the level above. */
  readonly within?: 'category_id' | 'level1_id'
  /** The field that names a record of the same level. */
  readonly parent?: 'parent'
  /** The field of a brand that names a record of this level. */
  readonly of?: 'category_id' | 'level1_id' | 'level2_id'
  /** What it is asked for beside its names and its place. */
  readonly inputs: readonly { readonly source: string; readonly as?: 'percent' }[]
}

/** Categories, the trades within them, and those within these. */
export const classifications: readonly Level[] = [
  { key: 'category', contract: brandCategory, parent: 'parent', of: 'category_id', inputs: [] },
  {
    key: 'level1',
    contract: level1Classification,
    within: 'category_id',
    of: 'level1_id',
    inputs: [{ source: 'code' }, { source: 'benchmark_ocr', as: 'percent' }],
  },
  { key: 'level2', contract: level2Classification, within: 'level1_id', of: 'level2_id', inputs: [] },
]

/** What companies are to brands. */
export const companyClassifications: readonly Level[] = [
  { key: 'companyClassification', contract: companyClassification, inputs: [{ source: 'code' }] },
]
