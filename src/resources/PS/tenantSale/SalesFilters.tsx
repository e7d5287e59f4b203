import { FormControlLabel, Switch } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useToday } from '#src/kit/value/field/useToday.ts'
import { LabelledSelect, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { SearchControl } from '#src/kit/page/statistics/SearchControl.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { missingOf, type SalesMonth } from './monthTable.ts'

/** The month and the filters of the table, which are in the address. */
export function useSalesFilters() {
  const { text, set } = usePageChoices()
  const months = monthsUntil(useToday())
  const monthOf = (asked: string): string => (months.includes(asked) ? asked : (months[0] ?? ''))
  return {
    month: monthOf(text('month')),
    monthOf,
    months,
    floor: text('floor'),
    q: text('q'),
    isMissing: text('missing') === '1',
    set,
    clear: () => set({ floor: '', q: '', missing: '' }),
  }
}

/** The month of a day and those before it, the latest first: three years. */
const monthsUntil = (day: string): string[] =>
  Array.from({ length: 36 }, (_, at) =>
    new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 - at)).toISOString().slice(0, 7),
  )

interface SalesFiltersProps {
  readonly filters: ReturnType<typeof useSalesFilters>
  readonly data: SalesMonth | undefined
}

/** Chooses the month, the floor and the tenants of the table, and says how many days are missing. */
export function SalesFilters({ filters, data }: SalesFiltersProps) {
  const translate = useTranslate()
  const { month, months, floor, isMissing, set } = filters
  const list = data?.list ?? []
  const floors = [...new Set(list.map((row) => row.floor))]
  const missing = data ? missingOf(data, month) : 0
  return (
    <>
      <PageControls>
        <LabelledSelect
          label={translate('PS.tenantSale.month')}
          value={month}
          options={months.map((one) => [one, one])}
          onChange={(chosen) => set({ month: chosen })}
        />
        <LabelledSelect
          label={translate('PS.tenantSale.floor')}
          value={floor}
          options={['', ...floors].map((one) => [
            one,
            one === '' ? translate('PS.tenantSale.all_floors') : one,
          ])}
          onChange={(chosen) => set({ floor: chosen })}
        />
        <SearchControl
          label={translate('PS.tenantSale.find')}
          value={filters.q}
          onChange={(q) => set({ q })}
        />
        <FormControlLabel
          control={
            <Switch checked={isMissing} onChange={(_, checked) => set({ missing: checked ? '1' : '' })} />
          }
          label={translate('PS.tenantSale.missing', { smart_count: missing })}
        />
      </PageControls>
      {data?.is_locked && <p>{translate('PS.tenantSale.cell.closed')}</p>}
    </>
  )
}
