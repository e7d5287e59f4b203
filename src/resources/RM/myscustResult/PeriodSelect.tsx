import { useListContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { myscustPeriods, myscustResult } from '#contract/RM/myscustResult.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { useLookup } from '#src/kit/form/input/useLookup.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { LabelledSelect, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'

/** Filters the list by one of the months in which there are visits. */
export function PeriodSelect() {
  const { filterValues, setFilters } = useListContext()
  const translate = useTranslate()
  const label = useWords().label('period')
  const site = usePerson().site?._id
  const { data } = useLookup(myscustPeriods, { query: site ? { site } : {} }, [myscustResult])
  const { period, ...others } = filterValues
  const chosen = typeof period === 'string' ? period : ''
  // A month in the address may have no visits any more.
  const periods = [...new Set([...(data?.list ?? []), ...(chosen ? [chosen] : [])])]
  return (
    <PageControls>
      <LabelledSelect
        label={label}
        value={chosen}
        options={[
          ['', translate('atrium.list.grid.any')],
          ...periods.map((one) => [one, one.replace('-', '/')] as const),
        ]}
        onChange={(next) => setFilters(next === '' ? others : { ...others, period: next }, {})}
      />
    </PageControls>
  )
}
