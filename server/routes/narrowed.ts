import type { Narrow } from '#server/http/resourceRoutes.ts'
import { auditLogRows } from './auditLog.ts'
import { jobRows } from './job.ts'
import { menuRows } from './menu.ts'
import { notificationRows } from './notification.ts'
import { paramRows } from './param.ts'
import { problemEventRows } from './problemEvent.ts'
import { scoringResultRows } from './scoringResult.ts'

/** By noun, what keeps people from rows where the contract cannot say it. Whatever reads these nouns asks here. */
export const narrowed: Readonly<Record<string, Narrow>> = {
  audit_log: auditLogRows,
  job: jobRows,
  menu: menuRows,
  notification: notificationRows,
  param: paramRows,
  problem_event: problemEventRows,
  scoring_result: scoringResultRows,
}
