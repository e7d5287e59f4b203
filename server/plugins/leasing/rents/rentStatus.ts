import type { RecordOf } from '#contract/resource.ts'
import type { tenantRent } from '#contract/leasing/tenantRent.ts'

type Rent = RecordOf<typeof tenantRent>

/** The status of a rent by its amounts. A credit, below 0, is paid in the same way. */
export function rentStatus({
  is_actual,
  amount_due: due,
  amount_paid: paid,
}: Pick<Rent, 'is_actual' | 'amount_due' | 'amount_paid'>): Rent['status'] {
  if (!is_actual) return 'forecast'
  if (due >= 0 ? paid >= due : paid <= due) return 'paid'
  return paid === 0 ? 'billed' : 'partly_paid'
}
