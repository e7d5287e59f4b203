import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { brandCategory } from '#contract/brandDB/brandCategory.ts'
import { floor } from '#contract/brandDB/floor.ts'
import { level1Classification } from '#contract/brandDB/level1Classification.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { nameIn } from '#src/kit/value/field/useLocalName.ts'
import { LabelledSelect } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { MonthControl } from '#src/kit/page/statistics/MonthControl.tsx'
import { groups, type Filter, type PerformanceChoices } from './usePerformanceChoices.ts'

const floors = listCall(floor)
const categories = listCall(brandCategory)
const classes = listCall(level1Classification)
const whole = { query: { range: 'ALL' } } as const

/** The months, the grouping and the filters of the report. */
export function PerformanceControls({ from, to, group, isComparable, base, text, set }: PerformanceChoices) {
  const translate = useTranslate()
  const label = (key: string) => translate(`PS.performance.${key}`)
  const options = {
    floor: useOptions(useCall(floors, whole).data?.list),
    category: useOptions(useCall(categories, whole).data?.list),
    level1: useOptions(useCall(classes, whole).data?.list),
  }
  const filter = (name: Filter & keyof typeof options) => (
    <LabelledSelect
      label={label(name)}
      value={text(name)}
      options={options[name]}
      onChange={(id) => set({ [name]: id })}
    />
  )
  return (
    <>
      <MonthControl
        label={label('from')}
        value={from}
        onChange={(month) => set({ from: month, to: later(month, to) })}
      />
      <MonthControl
        label={label('to')}
        value={to}
        onChange={(month) => set({ to: month, from: earlier(from, month) })}
      />
      <LabelledSelect
        label={label('group')}
        value={group}
        options={groups.map((name) => [name, label(`groups.${name}`)])}
        onChange={(name) => set({ group: name })}
      />
      {filter('floor')}
      {filter('category')}
      {filter('level1')}
      <LabelledSelect
        label={label('tenancies')}
        value={isComparable ? 'comparable' : 'every'}
        options={[
          ['every', label('every')],
          ['comparable', label('comparable')],
        ]}
        onChange={(name) => set({ tenancies: name })}
      />
      {from === to && (
        <LabelledSelect
          label={label('base')}
          value={base}
          options={[
            ['year', label('year')],
            ['before', label('before')],
          ]}
          onChange={(name) => set({ base: name })}
        />
      )}
    </>
  )
}

const later = (one: string, other: string): string => (one > other ? one : other)
const earlier = (one: string, other: string): string => (one < other ? one : other)

/** All, and each of these records by name. */
function useOptions(records: readonly NamedOption[] = []): readonly (readonly [string, string])[] {
  const translate = useTranslate()
  const locale = useLocale() ?? ''
  return [
    ['', translate('PS.performance.all')],
    ...records.map((record) => [record._id, nameIn({ ...record, id: record._id }, locale)] as const),
  ]
}

interface NamedOption {
  readonly _id: string
  readonly name: string | null
  readonly name_en: string | null
  readonly name_tc: string | null
}
