import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { occupancy } from '#contract/reports/report.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { formatFigure } from '#src/kit/value/field/formatFigure.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { RecordCount } from '#src/kit/value/figure/RecordCount.tsx'
import { localName } from '#src/kit/base/text/localName.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { refreshOn } from './useReport.ts'

/** How much of the site is let today. */
export function OccupancyCard() {
  const translate = useTranslate()
  const { data, isPending, error, retry } = useCall(occupancy, { query: {} }, { refreshOn })
  return (
    <FigureCard
      label={translate('leasing.card.occupancy')}
      value={data && data.summary.occupancy_rate}
      unit="ratio"
      to="/leasing/stacking"
      {...{ isPending, error: data ? null : error, retry }}
    />
  )
}

/** The leases that end within the days that the operator has set. */
export const ExpiringLeases = () => (
  <RecordCount
    contract={leaseShip}
    label={useTranslate()('leasing.card.expiring')}
    cond={{ is_expiring: true }}
  />
)

/** How much of each site is let. */
export function SiteOccupancy() {
  const translate = useTranslate()
  const locale = useLocale()
  const { sites } = usePerson().user
  const { data, isPending, error, retry } = useCall(occupancy, { query: { site: 'ALL' } }, { refreshOn })
  const all = data?.summary.occupancy_rate
  const bySite = sites.flatMap((site) => {
    const floors = data?.list.filter((floor) => floor.site === site._id) ?? []
    const lettable = sum(floors.map(({ lettable_area }) => lettable_area))
    const leased = sum(floors.map(({ leased_area }) => leased_area))
    return lettable === 0 ? [] : [{ site, rate: leased / lettable }]
  })
  return (
    <Chart
      kind="bars"
      title={
        typeof all === 'number'
          ? translate('leasing.card.sites_total', { total: formatFigure(all, 'ratio', locale ?? '') })
          : translate('leasing.card.sites')
      }
      by={translate('atrium.shell.site')}
      categories={bySite.map(({ site }) => ({ id: site._id, label: localName(site, locale) }))}
      series={[
        {
          id: 'rate',
          label: translate('leasing.card.occupancy'),
          unit: 'ratio',
          values: bySite.map(({ rate }) => rate),
        },
      ]}
      {...{ isPending, error: data ? null : error, retry }}
    />
  )
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0)
