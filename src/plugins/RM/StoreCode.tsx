import { StoreCode as AnyStoreCode } from '#src/resources/RM/storeCode/StoreCode.tsx'

/** The code of a store, on its page. */
export const StoreCode = ({ storeId }: { readonly storeId: string }) => (
  <AnyStoreCode area="RM" storeId={storeId} />
)
