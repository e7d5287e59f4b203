import type { Context } from 'hono'
import type { Origin } from '#server/services/session/sessionAudit.ts'
import { callerOf } from './caller.ts'
import type { Request } from './handler.ts'
import type { Services } from './services.ts'

interface OriginRequest extends Pick<Request<unknown, unknown>, 'ip' | 'userAgent' | 'requestId'> {
  readonly services: Pick<Services, 'clock'>
}

/** Where a request comes from and when, as sessions and the audit log keep it. */
export const originOf = ({ ip, userAgent, requestId, services: { clock } }: OriginRequest): Origin => ({
  ip,
  userAgent,
  requestId,
  now: clock.real(),
  recordedAt: clock.business(),
})

/** The same before the request is taken apart. */
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

/** What the caller says of its program, as much of it as is worth keeping. */
export const userAgentOf = (http: Context): string | null =>
  http.req.header('user-agent')?.slice(0, 300) ?? null
