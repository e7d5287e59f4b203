import type { StepTable } from '#tests/server/lifecycles/walk.ts'

const by = (code: number) => `${code} ${code} 4030 ${code}`
const over = { review: by(4091), issue: by(4091), send_back: by(4091), discard: by(4091) }

/**
 * Billing runs. The columns: a leasing officer of the site, who started the run; the manager of leasing, a performance manager who
 * only reads rents, the administrator.
 */
export const billingRuns: StepTable = {
  draft: { ...over, review: by(0), discard: by(0) },
  reviewed: { ...over, issue: '4035 0 4030 0', send_back: by(0), discard: by(0) },
  issued: over,
  discarded: over,
}
