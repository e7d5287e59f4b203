import { createHash, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { MiddlewareHandler } from 'hono'
import { answersSoon } from '#server/db/answersSoon.ts'
import { isLive } from '#server/services/session/session.ts'
import type { Services } from './services.ts'

/** A handled request: its route as a pattern, and the errcode of the envelope or else the HTTP status. */
export interface HandledRequest {
  readonly method: string
  readonly route: string
  readonly errcode: number
  readonly ms: number
}

export interface Metrics {
  readonly count: (answered: HandledRequest) => void
  /** `GET /metrics`, for callers with the token. */
  readonly page: MiddlewareHandler
}

/**
 * The metrics for Prometheus, which sends the token as `Authorization: Bearer`. No label names a person or a
 * record.
 */
export function createMetrics(services: Services, token: string): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'atrium_http_request_duration_seconds',
    help: 'Requests, until the reply begins.',
    labelNames: ['method', 'route', 'errcode'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const look = gauges(services, registry)
  return {
    count: ({ method, route, errcode, ms }) => requests.observe({ method, route, errcode }, ms / 1000),
    page: async (http) => {
      if (!isSame(http.req.header('authorization') ?? '', `Bearer ${token}`)) {
        return http.body(null, 401, { 'www-authenticate': 'Bearer' })
      }
      await look()
      return http.body(await registry.metrics(), 200, {
        'content-type': registry.contentType,
        'cache-control': 'no-store',
      })
    },
  }
}

/**
 * The values that are looked up on each request. Jobs and sessions are those of the installation, the rest is
 * this process's.
 */
function gauges({ database, events, clock, version }: Services, registry: Registry): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `atrium_${name}`, help, labelNames, registers: [registry] })
  gauge('info', 'Version and database.', ['version', 'database']).set({ version, database: database.kind }, 1)
  const up = gauge('database_up', '1 when the database replies within a second.')
  const connections = gauge('database_connections', 'Connections of the pool; requests waiting for one.', [
    'state',
  ])
  const streams = gauge('event_streams', 'Open streams of events.')
  const jobs = gauge('jobs', 'Jobs of the last 30 days.', ['name', 'status'])
  const sessions = gauge('sessions', 'Sign-ins that have not ended.')

  return async () => {
    const { idle, busy, waiting } = database.connections()
    connections.set({ state: 'idle' }, idle)
    connections.set({ state: 'busy' }, busy)
    connections.set({ state: 'waiting' }, waiting)
    streams.set(events.listeners())
    const isUp = await answersSoon(database.db)
    up.set(isUp ? 1 : 0)
    if (!isUp) return
    const { rows } = await sql<{ name: string; status: string; n: number }>`
      select name, status, count(*) as n from job group by name, status`.execute(database.db)
    const { rows: live } = await sql<{ n: number }>`
      select count(distinct family) as n from session s where ${isLive(clock.real())}`.execute(database.db)
    jobs.reset()
    for (const { name, status, n } of rows) jobs.set({ name, status }, n)
    sessions.set(live[0]?.n ?? 0)
  }
}

/** Compares in constant time, so that the time does not reveal how much of it was right. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
