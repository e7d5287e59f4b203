import type { Context } from 'hono'
import type { Origin } from '#server/services/session/sessionAudit.ts'
import { callerOf } from './caller.ts'
import type { Request } from './handler.ts'
import type { Services } from './services.ts'

interface OriginRequest extends Pick<Request<unknown, unknown>, 'ip' | 'userAgent' | 'requestId'> {
  readonly services: Pick<Services, 'clock'>
}

/** Where a request comes from and when, as sessions and the audit log store it. */
export const originOf = ({ ip, userAgent, requestId, services: { clock } }: OriginRequest): Origin => ({
  ip,
  userAgent,
  requestId,
  now: clock.real(),
  recordedAt: clock.business(),
})

/** Where a request comes from and when, before the request is parsed. */
export const originOfHttp = (
  http: Context,
  requestId: string,
  services: Pick<Services, 'clock' | 'settings'>,
): Origin =>
  originOf({
    ip: callerOf(http, services.settings.TRUSTED_PROXIES).address,
    userAgent: userAgentOf(http),
    requestId,
    services,
  })

/** The caller's user agent, limited in length. */
export const userAgentOf = (http: Context): string | null =>
  http.req.header('user-agent')?.slice(0, 300) ?? null
