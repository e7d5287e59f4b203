import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { brandCategory } from '#contract/brandDB/brandCategory.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { nameIn } from '#src/kit/value/field/useLocalName.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { LabelledSelect } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { MonthControl } from '#src/kit/page/statistics/MonthControl.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { useCan } from '#src/kit/base/person/subject.ts'

const categories = listCall(brandCategory)

/** Chooses what brands are ranked by, the months, the category, and the sites. */
export function RankingControls({ from, to }: { readonly from: string; readonly to: string }) {
  const translate = useTranslate()
  const locale = useLocale() ?? ''
  const { text, choice, set } = usePageChoices()
  const seesRent = useCan(seesRents)
  const { sites } = usePerson().user
  const { data } = useCall(categories, { query: { range: 'ALL' } })
  const label = (key: string) => translate(`brandDB.ranking.${key}`)
  const named = <T extends string>(name: T) => [name, label(name)] as const
  return (
    <>
      {seesRent && (
        <LabelledSelect
          label={label('by')}
          value={choice('by', ['sales', 'rent'])}
          options={[named('sales'), named('rent')]}
          onChange={(by) => set({ by })}
        />
      )}
      <MonthControl
        label={label('from')}
        value={from}
        onChange={(month) => set({ from: month, to: month > to ? month : to })}
      />
      <MonthControl
        label={label('to')}
        value={to}
        onChange={(month) => set({ to: month, from: from > month ? month : from })}
      />
      <LabelledSelect
        label={label('category')}
        value={text('category')}
        options={[
          ['', label('all')],
          ...(data?.list ?? []).map(
            (record) => [record._id, nameIn({ ...record, id: record._id }, locale)] as const,
          ),
        ]}
        onChange={(category) => set({ category })}
      />
      {sites.length > 1 && (
        <LabelledSelect
          label={label('scope')}
          value={choice('scope', ['here', 'everywhere'])}
          options={[named('here'), named('everywhere')]}
          onChange={(scope) => set({ scope })}
        />
      )}
    </>
  )
}
