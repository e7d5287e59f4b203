import { tenantRent } from '#contract/leasing/tenantRent.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { StoreInput } from '#src/kit/form/input/StoreInput.tsx'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { RentLine } from '#src/resources/leasing/tenantRent/RentLine.tsx'
import { Tenancies } from './Tenancies.tsx'
import { TenancyList, tenancyLooks } from './TenancyList.tsx'

/** Who is in which store: list, page and forms. */
export const tenancyScreens = resourceScreens(tenantShip, {
  status: 'status',
  looks: {
    ...tenancyLooks,
    store_id: { input: () => <StoreInput source="store_id" own permit="lease" /> },
  },
  list: TenancyList,
  form: [
    {
      title: 'leasing.tenantShip.group.tenant',
      fields: ['store_id', 'brand_id', 'company_id', 'trade_name', 'lease_ship_id', 'status'],
    },
    {
      title: 'leasing.tenantShip.group.period',
      fields: ['start_date', 'open_date', 'end_date', 'actual_exit_date', 'share_ratio'],
    },
    {
      title: 'leasing.tenantShip.group.sales',
      fields: ['sales_category_id', 'pos_code', 'is_comparable_excluded'],
    },
  ],
  facts: ['store_id', 'brand_id', 'lease_ship_id'],
  sections: [
    {
      title: 'leasing.tenantShip.group.period',
      fields: ['start_date', 'open_date', 'end_date', 'actual_exit_date', 'share_ratio'],
    },
    { title: 'leasing.tenantShip.group.tenant', fields: ['company_id', 'trade_name'] },
    StoreTimeline,
  ],
  related: () => (
    <RelatedRecords
      title="leasing.tenantShip.group.rents"
      contract={tenantRent}
      by="tenant_ship_id"
      empty="leasing.tenantShip.no_rents"
      render={(rent) => <RentLine rent={rent} />}
    />
  ),
  aside: [
    {
      title: 'leasing.tenantShip.group.sales',
      fields: ['sales_category_id', 'pos_code', 'is_comparable_excluded'],
    },
  ],
})

/** All tenancies of the store of a tenancy, and of the units that it came from or became. */
function StoreTimeline() {
  const ship = useRecord<typeof tenantShip>()
  if (!ship) return null
  return <Tenancies title="leasing.tenantShip.group.timeline" storeId={ship.store_id} onScreen={ship._id} />
}
