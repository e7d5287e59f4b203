import { tenantRent } from '#contract/leasing/tenantRent.ts'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { RentLine } from './RentLine.tsx'

/** The rents of a store, for users who may see rents. */
export const StoreRents = ({ storeId }: { readonly storeId: string }) => (
  <RelatedRecords
    title="leasing.rent.of_store"
    contract={tenantRent}
    filter={{ store_id: storeId }}
    empty="leasing.rent.none"
    render={(rent) => <RentLine rent={rent} />}
  />
)
