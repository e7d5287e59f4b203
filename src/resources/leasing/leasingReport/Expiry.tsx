import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { leaseExpiry } from '#contract/reports/report.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { PrintAction } from '#src/kit/page/record/PrintAction.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { TotalTable } from '#src/kit/table/total/TotalTable.tsx'
import { TotalsCards } from '#src/resources/leasing/leaseShip/TotalsCards.tsx'
import { DayControl } from './DayControl.tsx'
import { refreshOn, useReportQuery } from './useReport.ts'

/** When the leases in force end, by year, with their area and rent. A bar leads to its leases. */
export function LeaseExpiry() {
  const translate = useTranslate()
  const { query, as_of, setDay } = useReportQuery()
  const { data, isPending, isPrevious, error, retry } = useCall(
    leaseExpiry,
    { query },
    { refreshOn, keepsPrevious: true },
  )
  const list = useResourceOf('lease_ship') ?? ''
  const buckets = data?.list ?? []
  const nameOf = (bucket: string) => translate(`leasing.report.bucket.${bucket}`, { _: bucket })
  const currency = data?.summary.currency
  const hasRent = typeof currency === 'string' && buckets.some(({ monthly_base }) => monthly_base !== null)
  const listOf = (bucket: string) =>
    `/${list}?filter=${encodeURIComponent(JSON.stringify(bucketFilter(bucket, buckets[1]?.bucket ?? '')))}`
  const label = (name: string) => `leasing.report.column.${name}`
  return (
    <PlainPage title="leasing.report.expiry" actions={<PrintAction isPrevious={isPrevious} />}>
      <DayControl day={as_of} onChange={setDay} />
      {data && <TotalsCards totals={data.summary} />}
      <Chart
        kind="combination"
        title={translate('leasing.report.by_year')}
        by={translate('leasing.report.column.bucket')}
        categories={buckets.map(({ bucket }) => ({ id: bucket, label: nameOf(bucket) }))}
        series={[
          {
            id: 'area',
            label: translate(label('area')),
            unit: 'area',
            values: buckets.map(({ area }) => area),
          },
          ...(hasRent
            ? [
                {
                  id: 'rent',
                  label: translate(label('base_rent_month')),
                  unit: { currency },
                  as: 'line' as const,
                  values: buckets.map(({ monthly_base }) => monthly_base),
                },
              ]
            : []),
        ]}
        to={({ category }) => listOf(category)}
        isPending={isPending}
        error={error}
        retry={retry}
      />
      {data && (
        <Section title="leasing.report.shares">
          <TotalTable
            label={translate('leasing.report.expiry')}
            isPrevious={isPrevious}
            currency={currency ?? undefined}
            rows={buckets.map((row) => ({ ...row, name: nameOf(row.bucket), _id: row.bucket }))}
            columns={[
              { source: 'name', label: label('bucket'), kind: 'text', isName: true },
              {
                source: 'leases',
                label: label('leases'),
                kind: 'count',
                render: ({ bucket, leases }) => (
                  <LinkBase to={listOf(String(bucket))}>{String(leases)}</LinkBase>
                ),
              },
              { source: 'area', label: label('area'), kind: 'area' },
              { source: 'area_share', label: label('area_share'), kind: 'ratio' },
              { source: 'monthly_base', label: label('base_rent_month'), kind: 'money' },
              { source: 'rent_share', label: label('rent_share'), kind: 'ratio' },
            ]}
          />
        </Section>
      )}
    </PlainPage>
  )
}

/** The filter of the list of leases for a bucket of the expiry profile, which begins with a year. */
function bucketFilter(bucket: string, firstYear: string): Readonly<Record<string, unknown>> {
  if (bucket === 'holdover') return { status: ['holdover'] }
  const year = bucket === 'later' ? Number(firstYear) + 6 : Number(bucket)
  const last = bucket === 'later' ? {} : { $lte: `${year}-12-31` }
  return { status: ['active'], end_date: { $gte: `${year}-01-01`, ...last } }
}
