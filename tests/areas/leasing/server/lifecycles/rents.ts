import type { StepTable } from '#tests/server/lifecycles/walk.ts'

const by = (code: number) => `${code} ${code} 4030 ${code}`
const over = { bill: by(4091), pay: by(4091), waive: by(4091) }

/**
 * Rents. The columns: a leasing officer of the site, the manager of leasing, a performance manager who only reads
 * rents, the administrator.
 */
export const rents: StepTable = {
  forecast: { ...over, bill: by(0), waive: by(0) },
  billed: { ...over, pay: by(0), waive: by(0) },
  partly_paid: { ...over, pay: by(0), waive: by(0) },
  paid: over,
  waived: over,
}
