import { useRecordContext, type RaRecord } from 'react-admin'
import type { leaseShip } from '#contract/leasing/leaseShip.ts'
import type { RecordOf } from '#contract/resource.ts'

export type Lease = RecordOf<typeof leaseShip> & RaRecord

/** The lease of the page. */
export const useLease = () => useRecordContext<Lease>()
