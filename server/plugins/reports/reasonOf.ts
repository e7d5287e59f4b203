import { ApiError } from '#contract/reply.ts'
import type { reasons } from '#contract/reports/reportExport.ts'

type Reason = (typeof reasons)[number]

/** Why a report was refused; null for a fault, after which it can be tried again. */
export const reasonOf = (error: unknown): Reason | null =>
  error instanceof ApiError ? (known[error.key] ?? 'failed') : null

const known: Readonly<Record<string, Reason>> = {
  'permission.denied': 'denied',
  'department.denied': 'denied',
  'store.denied': 'denied',
  'site.denied': 'denied',
  'login.disabled': 'no_user',
  not_found: 'gone',
  'range.limit': 'too_many',
  'validation.failed': 'params',
  'param.invalid': 'params',
  'cond.field': 'denied',
}
