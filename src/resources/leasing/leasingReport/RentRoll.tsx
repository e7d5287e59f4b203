import { LinkBase, useCreatePath, useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { rentRoll } from '#contract/reports/report.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { PrintAction } from '#src/kit/page/record/PrintAction.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { TotalTable } from '#src/kit/table/total/TotalTable.tsx'
import type { TotalColumn } from '#src/kit/table/TotalColumn.ts'
import { statusColors as leaseColors } from '#src/resources/leasing/leaseShip/colors.ts'
import { TotalsCards } from '#src/resources/leasing/leaseShip/TotalsCards.tsx'
import { tenantName } from '#src/resources/leasing/tenantShip/tenantName.ts'
import { DayControl } from './DayControl.tsx'
import { currenciesOf, rollRows } from './rollRows.ts'
import { refreshOn, useReportQuery } from './useReport.ts'

type Row = Readonly<Record<string, unknown>>

/** Every unit with its tenant and terms on a day, and their total. */
export function RentRoll() {
  const translate = useTranslate()
  const { query, as_of, setDay } = useReportQuery()
  const { data, isPrevious, error, retry } = useCall(rentRoll, { query }, { refreshOn, keepsPrevious: true })
  const locale = useLocale()
  const list = (data?.list ?? []).map((line) => ({ ...line, trade_name: tenantName(line, locale) || null }))
  const currencies = currenciesOf(list)
  const columns = useColumns(currencies.length > 1)
  return (
    <PlainPage title="leasing.report.rent_roll" actions={<PrintAction isPrevious={isPrevious} />}>
      <DayControl day={as_of} onChange={setDay} />
      {error && !data && <ErrorState error={error} retry={retry} />}
      {!data && !error && <RecordSkeleton />}
      {data && (
        <>
          <TotalsCards totals={data.summary}>
            <FigureCard
              label={translate('leasing.report.vacant_area')}
              value={data.summary.vacant_area}
              unit="area"
            />
          </TotalsCards>
          <div className="column shrink">
            <Section title="leasing.report.units">
              <TotalTable
                label={translate('leasing.report.rent_roll')}
                rows={rollRows(list)}
                currency={currencies.length === 1 ? currencies[0] : undefined}
                columns={columns}
                isPrevious={isPrevious}
              />
            </Section>
          </div>
        </>
      )}
    </PlainPage>
  )
}

/** With several currencies, each line says which is its own. */
function useColumns(isMixed: boolean): readonly TotalColumn[] {
  const lease = useResourceOf('lease_ship') ?? ''
  const words = useWords(lease)
  const translate = useTranslate()
  const createPath = useCreatePath()
  const maySee = useCan(leaseShip.can.view)
  const label = (name: string) => `leasing.report.column.${name}`
  const amount = (source: string): TotalColumn => ({ source, label: label(source), kind: 'money' })
  const contract = ({ contract_no, lease_ship_id }: Row) => {
    if (typeof contract_no !== 'string') return false
    if (!maySee) return contract_no
    const to = createPath({ resource: lease, id: String(lease_ship_id), type: 'show' })
    return <LinkBase to={to}>{contract_no}</LinkBase>
  }
  const status = ({ lease_status, tenant_ship_id, is_total }: Row) => {
    if (is_total) return ''
    if (typeof lease_status === 'string')
      return <StatusChip tone={leaseColors[lease_status]}>{words.choice('status', lease_status)}</StatusChip>
    return translate(`leasing.report.${tenant_ship_id === null ? 'vacant' : 'no_lease'}`)
  }
  return [
    { source: 'store_no', label: label('store_no'), kind: 'text', isName: true },
    { source: 'trade_name', label: label('tenant'), kind: 'text' },
    { source: 'contract_no', label: label('contract_no'), kind: 'text', render: contract },
    { source: 'lease_status', label: label('status'), kind: 'text', render: status },
    { source: 'area', label: label('area'), kind: 'area' },
    { source: 'start_date', label: label('start_date'), kind: 'date' },
    { source: 'end_date', label: label('end_date'), kind: 'date' },
    ...(isMixed ? [{ source: 'currency', label: label('currency'), kind: 'text' as const }] : []),
    amount('base_rent_month'),
    amount('base_rent_per_m2'),
    amount('mgmt_fee_month'),
    amount('promo_fee_month'),
    amount('deposit'),
  ]
}
