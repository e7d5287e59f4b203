import { brandCategory } from '#contract/brandDB/brandCategory.ts'
import { companyClassification } from '#contract/brandDB/companyClassification.ts'
import { level1Classification } from '#contract/brandDB/level1Classification.ts'
import { level2Classification } from '#contract/brandDB/level2Classification.ts'
import type { Resource } from '#contract/resource.ts'
import type { FieldLooks, FormParts } from '#src/kit/screens/FieldGroup.ts'

/** One level of a dictionary: a resource whose records are entries of a tree. */
export interface Level {
  /** The key of its texts, and the prefix of the ids of its nodes. */
  readonly key: 'category' | 'level1' | 'level2' | 'companyClassification'
  readonly contract: Resource
  /** The field that names the record of the level above. */
  readonly within?: 'category_id' | 'level1_id'
  /** The field that names a record of the same level. */
  readonly parent?: 'parent'
  /** The field of a brand that names a record of this level. */
  readonly of?: 'category_id' | 'level1_id' | 'level2_id'
  readonly form: FormParts
  readonly looks?: FieldLooks
}

const formOf = (...fields: readonly string[]): FormParts => [
  { title: 'brandDB.dictionary.group', fields: ['name', 'name_en', 'name_tc', ...fields] },
]

/** The categories of brands, and the two levels of classifications within them. */
export const classifications: readonly Level[] = [
  {
    key: 'category',
    contract: brandCategory,
    parent: 'parent',
    of: 'category_id',
    form: formOf('parent'),
  },
  {
    key: 'level1',
    contract: level1Classification,
    within: 'category_id',
    of: 'level1_id',
    form: formOf('category_id', 'code', 'benchmark_ocr'),
    looks: { benchmark_ocr: { as: 'percent' } },
  },
  {
    key: 'level2',
    contract: level2Classification,
    within: 'level1_id',
    of: 'level2_id',
    form: formOf('level1_id'),
  },
]

/** The classifications of companies. */
export const companyClassifications: readonly Level[] = [
  { key: 'companyClassification', contract: companyClassification, form: formOf('code') },
]
