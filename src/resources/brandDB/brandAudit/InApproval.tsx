import type { brand } from '#contract/brandDB/brand.ts'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { PendingBanner } from './PendingBanner.tsx'
import { useInprogress } from './useInprogress.ts'

/** The banner of the current brand while a change waits for approval; otherwise nothing. */
export function InApproval() {
  const record = useRecord<typeof brand>()
  const waits = record?.audit_status === 'audit_inprogress'
  const { audit, can_withdraw } = useInprogress(waits ? String(record?.id ?? '') : '')
  return waits && audit ? <PendingBanner audit={audit} canWithdraw={can_withdraw ?? false} /> : null
}
