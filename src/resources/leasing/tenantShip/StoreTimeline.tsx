import type { tenantShip } from '#contract/leasing/tenantShip.ts'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { Tenancies } from './Tenancies.tsx'

/** All tenancies of the store of a tenancy, and of the units that it came from or became. */
export function StoreTimeline() {
  const ship = useRecord<typeof tenantShip>()
  if (!ship) return null
  return <Tenancies title="leasing.tenantShip.group.timeline" storeId={ship.store_id} onScreen={ship._id} />
}
