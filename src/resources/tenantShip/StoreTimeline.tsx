import { useRecordContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { tenantShip } from '#contract/leasing/tenantShip.ts'
import type { RecordOf } from '#contract/resource.ts'
import { Tenancies } from './Tenancies.tsx'

/** All tenancies of the store of a tenancy, and of the units that it came from or became. */
export function StoreTimeline() {
  const ship = useRecordContext<RecordOf<typeof tenantShip> & RaRecord>()
  if (!ship) return null
  return <Tenancies title="leasing.tenantShip.group.timeline" storeId={ship.store_id} onScreen={ship._id} />
}
