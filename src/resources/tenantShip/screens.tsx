import { tenantRent } from '#contract/leasing/tenantRent.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { formatRatio } from '#src/kit/field/formatNumber.ts'
import { StoreInput } from '#src/kit/input/StoreInput.tsx'
import { useRecord } from '#src/kit/record/useRecord.ts'
import { StepButtons } from '#src/kit/lifecycle/StepButtons.tsx'
import { Counters } from '#src/kit/list/Counters.tsx'
import { DeleteAction, EditAction } from '#src/kit/record/RecordActions.tsx'
import { RelatedRecords } from '#src/kit/record/RelatedRecords.tsx'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { RentLine } from '#src/resources/tenantRent/resource.ts'
import { statusColors } from './colors.ts'
import { StoreTimeline } from './StoreTimeline.tsx'

const texts = 'leasing.tenantShip'

/** Who is in which store: list, page and forms. */
export const tenancyScreens = resourceScreens(tenantShip, {
  status: 'status',
  looks: {
    status: { statusColors },
    store_id: { input: () => <StoreInput source="store_id" own permit="lease" /> },
    share_ratio: { as: 'percent', format: formatRatio },
  },
  columns: [
    { source: 'trade_name', width: 160, grows: true },
    { source: 'store_id', width: 130 },
    { source: 'brand_id', width: 150 },
    { source: 'company_id', width: 170, hidden: true },
    { source: 'start_date', width: 110 },
    { source: 'open_date', width: 110, hidden: true },
    { source: 'end_date', width: 110 },
    { source: 'actual_exit_date', width: 110, hidden: true },
    { source: 'lease_ship_id', width: 150 },
    { source: 'share_ratio', width: 100, hidden: true, format: formatRatio },
    { source: 'status', width: 110 },
  ],
  filters: ['floor_id', 'brand_id', 'active_on'],
  more: ['store_id', 'company_id', 'status', 'start_date', 'end_date', 'is_comparable_excluded'],
  sort: { field: 'start_date', order: 'DESC' },
  page: {
    above: <Counters source="status" statusColors={statusColors} />,
    views: [
      { name: `${texts}.views.current`, filter: { is_current: true } },
      { name: `${texts}.views.coming`, filter: { status: ['signed', 'fitting_out'] } },
      { name: `${texts}.views.leaving`, filter: { status: ['notice'] } },
    ],
  },
  form: [
    {
      title: `${texts}.group.tenant`,
      fields: ['store_id', 'brand_id', 'company_id', 'trade_name', 'lease_ship_id', 'status'],
    },
    {
      title: `${texts}.group.period`,
      fields: ['start_date', 'open_date', 'end_date', 'actual_exit_date', 'share_ratio'],
    },
    {
      title: `${texts}.group.sales`,
      fields: ['sales_category_id', 'pos_code', 'is_comparable_excluded'],
    },
  ],
  facts: ['store_id', 'brand_id', 'lease_ship_id'],
  buttons: Buttons,
  sections: [
    {
      title: `${texts}.group.period`,
      fields: ['start_date', 'open_date', 'end_date', 'actual_exit_date', 'share_ratio'],
    },
    { title: `${texts}.group.tenant`, fields: ['company_id', 'trade_name'] },
    StoreTimeline,
  ],
  related: () => (
    <RelatedRecords
      title={`${texts}.group.rents`}
      contract={tenantRent}
      by="tenant_ship_id"
      empty={`${texts}.no_rents`}
      render={(rent) => <RentLine rent={rent} />}
    />
  ),
  aside: [
    {
      title: `${texts}.group.sales`,
      fields: ['sales_category_id', 'pos_code', 'is_comparable_excluded'],
    },
  ],
})

const next: Readonly<Record<string, string>> = {
  signed: 'fit_out',
  fitting_out: 'open',
  trading: 'give_notice',
  notice: 'exit',
}

function Buttons() {
  const record = useRecord<typeof tenantShip>()
  return (
    <>
      <StepButtons
        steps={['fit_out', 'open', 'give_notice', 'exit']}
        primary={[(record && next[record.status]) ?? '']}
      />
      <EditAction isPrimary={false} />
      <DeleteAction />
    </>
  )
}
