import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { useCan } from '#src/kit/subject.ts'
import { Stores } from './Stores.tsx'
import { Tenancies } from './Tenancies.tsx'

/** Where a brand trades: its tenancies, for those who may see them; else the stores that it is in today. */
export const Places = ({ brandId }: { readonly brandId: string }) =>
  useCan(tenantShip.can.view) ? <Tenancies brandId={brandId} /> : <Stores brandId={brandId} />
