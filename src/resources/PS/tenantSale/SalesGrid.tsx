import ListIcon from '@mui/icons-material/ListRounded'
import Upload from '@mui/icons-material/FileUploadOutlined'
import { Button } from '@mui/material'
import { useMemo } from 'react'
import { LinkBase, useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { batchCall } from '#contract/batchCall.ts'
import { salesMonth } from '#contract/PS/salesMonth.ts'
import { saleErrors, tenantSale } from '#contract/PS/tenantSale.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import { EditableGrid } from '#src/kit/table/grid/EditableGrid.tsx'
import { gridOutcome } from '#src/kit/table/grid/gridOutcome.ts'
import type { GridChange, GridRules } from '#src/kit/table/grid/GridRow.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { State } from '#src/kit/value/state/State.tsx'
import SearchOff from '@mui/icons-material/SearchOffOutlined'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { tenantName } from '#src/resources/leasing/tenantShip/tenantName.ts'
import { ExportSales } from './ExportSales.tsx'
import { daysOf, missingIn, rowsOf, type MonthTexts, type SalesMonth } from './monthTable.ts'
import { batchRowOf, cellOf } from './saveSales.ts'
import { SalesFilters, useSalesFilters } from './SalesFilters.tsx'

/** The sales of a month: a row for each tenant, a column for each day, filled in like a spreadsheet. */
export function SalesGrid() {
  const translate = useTranslate()
  const site = usePerson().site?._id ?? ''
  const filters = useSalesFilters()
  const { month } = filters
  const { data, error, isPending, retry } = useCall(
    salesMonth,
    { query: { site, month } },
    { refreshOn: [tenantSale], keepsPrevious: false },
  )
  const mayImport = useCan(tenantSale.imports?.can)
  return (
    <PlainPage
      title="PS.tenantSale.title"
      actions={
        <>
          <Button startIcon={<ListIcon />} component={LinkBase} to="/PS/tenantSale/rows">
            {translate('PS.tenantSale.rows')}
          </Button>
          {mayImport && (
            <Button startIcon={<Upload />} component={LinkBase} to="/PS/tenantSale/import">
              {translate('atrium.import.title')}
            </Button>
          )}
          <ExportSales month={month} />
        </>
      }
    >
      <SalesFilters filters={filters} data={data} />
      {error && !data ? <ErrorState error={error} retry={retry} /> : null}
      {isPending && <RecordSkeleton />}
      {data && (
        <MonthTable key={`${site} ${month}`} data={data} month={month} site={site} filters={filters} />
      )}
    </PlainPage>
  )
}

interface MonthTableProps {
  readonly data: SalesMonth
  readonly month: string
  readonly site: string
  readonly filters: ReturnType<typeof useSalesFilters>
}

function MonthTable({ data, month, site, filters }: MonthTableProps) {
  const translate = useTranslate()
  const texts = useTexts()
  const { send } = useSend(batchCall(tenantSale), { refreshes: [tenantSale] })
  const columns = useMemo(() => daysOf(month, texts), [month, texts])
  const { floor, q, isMissing } = filters
  const rows = useMemo(() => {
    const words = q.toLowerCase().split(/\s+/).filter(Boolean)
    const list = data.list.filter((row) => {
      const text = `${row.store_no} ${row.trade_name} ${texts.tenantOf(row)}`.toLowerCase()
      const isFound = words.every((word) => text.includes(word))
      return (
        isFound &&
        (floor === '' || row.floor === floor) &&
        (!isMissing || missingIn(row, month, data.today) > 0)
      )
    })
    return rowsOf({ ...data, list }, month, texts)
  }, [data, month, texts, floor, q, isMissing])
  const save = async (changes: readonly GridChange[]) => {
    const list = changes.map((change) => batchRowOf(change, month))
    const reply = await send({ query: { site }, body: { list } })
    return changes.map((_, at) => gridOutcome(reply.list[at], cellOf))
  }
  return (
    <EditableGrid
      label={translate('PS.tenantSale.table', { month, currency: data.currency })}
      currency={data.currency}
      heads={[
        { key: 'store', label: translate('PS.tenantSale.unit'), width: 90 },
        { key: 'tenant', label: translate('PS.tenantSale.tenant'), width: 170 },
        { key: 'category', label: translate('PS.tenantSale.category'), width: 110 },
      ]}
      columns={columns}
      rows={rows}
      empty={
        <State icon={SearchOff} title={translate('atrium.state.no_result.title')}>
          <Button variant="outlined" onClick={filters.clear}>
            {translate('atrium.state.no_result.action')}
          </Button>
        </State>
      }
      rules={rules}
      note={translate('PS.tenantSale.remark')}
      // The changes of one month do not apply to another.
      staysAt={(query) => filters.monthOf(query.get('month') ?? '') === month}
      save={save}
    />
  )
}

const rules: GridRules = {
  field: tenantSale.fields.amount,
  check: (amount, remark) => saleErrors({ amount, remark })['remark'],
}

/** The texts of the table. They are the same object until the language changes. */
function useTexts(): MonthTexts {
  const translate = useTranslate()
  const locale = useLocale()
  return useMemo(() => {
    const cell = (key: string) => translate(`PS.tenantSale.cell.${key}`)
    // The first of February 2026 was a Sunday.
    const weekday = new Intl.DateTimeFormat(locale.replace('_', '-'), { weekday: 'short', timeZone: 'UTC' })
    return {
      missing: cell('missing'),
      void: cell('void'),
      estimated: cell('estimated'),
      audited: cell('audited'),
      adjusted: cell('adjusted'),
      closed: cell('closed'),
      future: cell('future'),
      notTrading: cell('not_trading'),
      notOwn: cell('not_own'),
      noCategory: cell('no_category'),
      weekdays: Array.from({ length: 7 }, (_, at) => weekday.format(new Date(Date.UTC(2026, 1, at + 1)))),
      nameOf: (category) => localName(category, locale),
      tenantOf: (row) => tenantName(row, locale),
    }
  }, [translate, locale])
}
