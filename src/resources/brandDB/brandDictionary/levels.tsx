import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { brandCategory } from '#contract/brandDB/brandCategory.ts'
import { companyClassification } from '#contract/brandDB/companyClassification.ts'
import { level1Classification } from '#contract/brandDB/level1Classification.ts'
import { level2Classification } from '#contract/brandDB/level2Classification.ts'
import type { DictionaryLevel } from '#src/kit/page/dictionary/DictionaryLevel.ts'
import { formatRatio } from '#src/kit/value/field/formatNumber.ts'
import type { FormParts } from '#src/kit/form/FieldGroup.ts'

const formOf = (...fields: readonly string[]): FormParts => [
  { title: 'atrium.dictionary.group', fields: ['name', 'name_en', 'name_tc', ...fields] },
]

/** The categories of brands, and the two levels of classifications within them. */
export const classifications: readonly DictionaryLevel[] = [
  {
    key: 'category',
    contract: brandCategory,
    add: 'brandDB.dictionary.add.category',
    parent: 'parent',
    form: formOf('parent'),
  },
  {
    key: 'level1',
    contract: level1Classification,
    add: 'brandDB.dictionary.add.level1',
    within: 'category_id',
    form: formOf('category_id', 'code', 'benchmark_ocr'),
    facts: ({ benchmark_ocr: ocr }) => typeof ocr === 'number' && <UsualOcr ratio={ocr} />,
  },
  {
    key: 'level2',
    contract: level2Classification,
    add: 'brandDB.dictionary.add.level2',
    within: 'level1_id',
    form: formOf('level1_id'),
  },
]

/** The classifications of companies. */
export const companyClassifications: readonly DictionaryLevel[] = [
  {
    key: 'companyClassification',
    contract: companyClassification,
    add: 'brandDB.dictionary.add.companyClassification',
    form: formOf('code'),
  },
]

function UsualOcr({ ratio }: { readonly ratio: number }) {
  return <p>{useTranslate()('brandDB.dictionary.ocr', { ratio: formatRatio(ratio) })}</p>
}
