import { useRecordContext } from 'react-admin'
import type { leaseShip } from '#contract/leasing/leaseShip.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'

export type Lease = ShownRecord<typeof leaseShip>

/** The lease of the page. */
export const useLease = () => useRecordContext<Lease>()
