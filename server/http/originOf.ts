import type { Origin } from '#server/session/sessionAudit.ts'
import type { Request } from './handler.ts'

/** Where a request comes from and when, as sessions and the audit log keep it. */
export const originOf = ({
  ip,
  userAgent,
  requestId,
  services: { clock },
}: Pick<Request<unknown, unknown>, 'ip' | 'userAgent' | 'requestId' | 'services'>): Origin => ({
  ip,
  userAgent,
  requestId,
  now: clock.real(),
  recordedAt: clock.business(),
})
