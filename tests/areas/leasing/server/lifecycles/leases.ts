import type { StepTable } from '#tests/server/lifecycles/walk.ts'

/**
 * Leases. The columns: a leasing officer of the site, the manager of leasing, a team that reads leases of another site, the
 * administrator. An officer prepares and renews; the manager decides and ends.
 */
const prepares = (code: number) => `${code} ${code} 4030 ${code}`
const decides = (code: number) => `4030 ${code} 4030 ${code}`

const over = {
  submit: prepares(4091),
  approve: decides(4091),
  reject: decides(4091),
  activate: decides(4091),
  terminate: decides(4091),
  renew: prepares(4091),
}

export const leases: StepTable = {
  draft: { ...over, submit: prepares(0) },
  pending_approval: { ...over, approve: decides(0), reject: decides(0) },
  signed: { ...over, terminate: decides(0) },
  active: { ...over, terminate: decides(0), renew: prepares(0) },
  holdover: { ...over, terminate: decides(0), renew: prepares(0) },
  expired: over,
  terminated: over,
  renewed: over,
}
