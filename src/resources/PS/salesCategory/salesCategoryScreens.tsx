import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { salesCategory } from '#contract/PS/salesCategory.ts'
import type { DictionaryLevel } from '#src/kit/page/dictionary/DictionaryLevel.ts'
import { DictionaryPage } from '#src/kit/page/dictionary/DictionaryPage.tsx'
import { formatRatio, noValue } from '#src/kit/value/field/formatNumber.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'

const categories: DictionaryLevel<typeof salesCategory> = {
  key: 'category',
  contract: salesCategory,
  add: 'PS.salesCategory.add',
  addBelow: 'PS.salesCategory.add_below',
  parent: 'parent',
  form: [
    {
      title: 'atrium.dictionary.group',
      fields: ['name', 'name_en', 'name_tc', 'parent', 'code', 'commission_default'],
    },
  ],
  facts: (record) => <Details record={record} />,
}
const levels = [categories]

/** The categories of sales as a tree, for users who edit them. */
export const SalesCategories = () => <DictionaryPage title="PS.salesCategory.title" levels={levels} />

function Details({ record }: { readonly record: ShownRecord<typeof salesCategory> }) {
  const { code, commission_default: rate } = record
  return (
    <p>
      {useTranslate()('PS.salesCategory.details', {
        code: code ?? noValue,
        rate: typeof rate === 'number' ? formatRatio(rate) : noValue,
      })}
    </p>
  )
}
