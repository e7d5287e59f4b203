import { sql } from 'kysely'
import { param } from '#contract/System/param.ts'
import type { Context } from '#server/engine/context.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { paramDefinition } from '#server/services/params.ts'
import type { Services } from '#server/http/services.ts'
import { listJobs } from '#server/plugins/System/jobs/listJobs.ts'
import { readStatus } from './readStatus.ts'

/** The settings whose values help and tell nothing about people, addresses or secrets. */
const plain: ReadonlySet<string> = new Set([
  'CALLS_AT_ONCE',
  'CALLS_PER_PERSON',
  'CALLS_WAITING',
  'CONNECTIONS_PER_ADDRESS',
  'DATABASE_POOL',
  'DATABASE_TIMEOUT',
  'DATA_SOURCES_TIMEOUT',
  'DEMO',
  'DEMO_SCALE',
  'EXPORTS_AT_ONCE',
  'EXPORTS_PER_PERSON',
  'FILES_S3_PATH_STYLE',
  'JOBS_PER_PERSON',
  'LOG_LEVEL',
  'PORT',
  'STREAMS_PER_ADDRESS',
  'STREAMS_PER_PERSON',
  'UPLOADS_PER_PERSON',
])

/**
 * What helpers need to know about an installation. Everything is left out that is not known to be harmless: a
 * setting or parameter that is new is only named.
 */
export async function readBundle(services: Services, context: Context): Promise<Record<string, unknown>> {
  const { database, jobs, clock, plugins, quarantine, settings } = services
  const { db } = database
  const list = await listJobs(db, jobs, clock.real())
  const migrations = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return {
    made_at: new Date(clock.real() * 1000).toISOString(),
    status: await readStatus(services),
    settings: Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, shown(name, value)])),
    parameters: await parametersOf(context),
    plugins: plugins.map(({ id }) => id),
    problems: quarantine.problems,
    jobs: list.list.map(({ title: _, ...job }) => job),
    migrations: migrations.rows.map(({ name }) => name),
    memory: process.memoryUsage(),
  }
}

function shown(name: string, value: unknown): unknown {
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  if (plain.has(name)) return value ?? null
  return isEmpty ? 'not set' : 'set'
}

/** Numbers and switches with their values; of other parameters only whether they were changed. Those that the person sees. */
async function parametersOf(context: Context): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string; site: string | null; value: unknown }>`
    select "group" || '.' || key as name, site, value from ${visibleTable(param, context)}
    where is_active order by name, site`.execute(context.db)
  return Object.fromEntries(
    rows.map(({ name, site, value }) => {
      const definition = paramDefinition(name)
      const isPlain = definition !== undefined && ['number', 'boolean'].includes(typeof value)
      const isSame = JSON.stringify(definition?.initial) === JSON.stringify(value)
      return [site === null ? name : `${name} at a site`, isPlain ? value : isSame ? 'initial' : 'changed']
    }),
  )
}
