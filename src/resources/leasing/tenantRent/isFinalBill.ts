import type { tenantRent } from '#contract/leasing/tenantRent.ts'
import type { RecordOf } from '#contract/resource.ts'

/** Whether a bill is only corrected from now on, because it was issued or something was paid. */
export const isFinalBill = (
  rent: Pick<RecordOf<typeof tenantRent>, 'bill_no' | 'status'> | undefined,
): boolean =>
  rent !== undefined && (rent.bill_no !== null || rent.status === 'paid' || rent.status === 'partly_paid')
