import { StoreRents } from '#src/resources/leasing/tenantRent/tenantRentParts.ts'
import { Tenancies } from './Tenancies.tsx'

/** The tenancies and rents of a shop, as a tab of its page. Users see rents only with the right to. */
export const ShopTenancies = ({ storeId }: { readonly storeId: string }) => (
  <>
    <Tenancies title="leasing.shop.tenancies" storeId={storeId} />
    <StoreRents storeId={storeId} />
  </>
)
