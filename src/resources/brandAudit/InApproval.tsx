import { useRecordContext } from 'react-admin'
import { PendingBanner } from './PendingBanner.tsx'
import { useInprogress } from './useInprogress.ts'

/** The banner of the brand on screen, while a change of it waits for approval; else nothing. */
export function InApproval() {
  const record = useRecordContext()
  const waits = record?.['audit_status'] === 'audit_inprogress'
  const { audit, can_withdraw } = useInprogress(waits ? String(record?.id ?? '') : '')
  return waits && audit ? <PendingBanner audit={audit} canWithdraw={can_withdraw ?? false} /> : null
}
