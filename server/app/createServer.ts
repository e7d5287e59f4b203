import type { Hono } from 'hono'
import type { Clock } from '#server/base/clock.ts'
import { errorsOf } from '#server/base/errorCatalogue.ts'
import type { Log } from '#server/base/log.ts'
import { publicUrl, type Settings } from '#server/base/settings.ts'
import type { Database } from '#server/db/database.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import type { DemoOperator } from '#server/demo/demoOperator.ts'
import { readArrival } from '#server/services/arrival.ts'
import { createFair } from '#server/http/fair/fair.ts'
import type { JobTools } from '#server/http/jobTools.ts'
import type { Quarantine } from '#server/http/quarantine.ts'
import type { Variables } from '#server/http/variables.ts'
import { coreJobs } from '#server/plugins/core/jobs.ts'
import { createEvents } from '#server/services/events/events.ts'
import type { FileStore } from '#server/services/files/fileStore.ts'
import { createTroubles, type Troubles } from '#server/base/troubles.ts'
import { createJobs } from '#server/services/jobs/createJobs.ts'
import type { Job } from '#server/services/jobs/defineJob.ts'
import type { Jobs } from '#server/services/jobs/jobs.ts'
import { openChannels } from '#server/services/delivery/openChannels.ts'
import { anybody, isOff, readPluginsOff } from '#server/services/pluginsOff.ts'
import { arrivalJob } from './arrivalJob.ts'
import { createApp } from './createApp.ts'
import { resourcesOf } from './plugins/resourcesOf.ts'

/** What a server is assembled from. */
export interface Parts {
  readonly database: Database
  readonly plugins: readonly ServerPlugin[]
  /** The halves that are left out. */
  readonly quarantine: Quarantine
  readonly clock: Clock
  readonly log: Log
  readonly files: FileStore
  readonly version: string
  /** Collects what goes wrong; by default what happens from now on. */
  readonly troubles?: Troubles
  /** The folder of the built console. */
  readonly consoleFolder: string
  /** The demo operator, if this process has just begun to write it. */
  readonly demo?: DemoOperator | undefined
}

/** A server without a port yet; `listen` gives it one. */
export interface Server {
  readonly app: Hono<Variables>
  /** Its background jobs, which start with `work`. */
  readonly jobs: Jobs
  readonly work: () => Promise<void>
  /** Ends streams and hands back jobs; the database stays open. */
  readonly stop: () => Promise<void>
}

/** Assembles the services and the areas into a server. */
export function createServer(
  settings: Settings,
  { consoleFolder, demo, troubles = createTroubles(), ...parts }: Parts,
): Server {
  const { database, plugins, clock, log, files } = parts
  const resources = resourcesOf(plugins)
  const errors = errorsOf(plugins)
  const channels = openChannels(settings, log)
  const home = publicUrl(settings)
  // The jobs that it starts are not known yet.
  const tools: JobTools = { files, settings, jobs: { start: (...given) => jobs.start(...given) } }
  const arrival = settings.DEMO ? arrivalJob({ settings, database, log, files, plugins, demo }) : undefined
  const all = [
    ...(arrival ? [arrival] : []),
    ...coreJobs({ files, database, channels, home, log }),
    ...plugins.flatMap((plugin) => [...(plugin.jobs ?? []), ...(plugin.jobsWith?.(tools) ?? [])]),
  ]
  const isArriving = async (): Promise<boolean> =>
    arrival !== undefined && (await readArrival(database.db)) !== null
  const isOffHere = async ({ name }: Job): Promise<boolean> => {
    const owner = plugins.find(({ id }) => name.startsWith(`${id}.`))
    if (!owner) return false
    // The nightly jobs of an area would mistake demo data that is still to come for missing data.
    if (await isArriving()) return true
    return isOff(owner.id, plugins, { who: anybody, rules: await readPluginsOff(database.db) })
  }
  const jobs: Jobs = createJobs({ database, clock, log, resources, errors, all, isOff: isOffHere, settings })
  const events = createEvents(database.db, log, settings)
  const fair = createFair(settings, database.kind)
  return {
    app: createApp({ ...parts, troubles, settings, resources, errors, jobs, events, fair }, consoleFolder),
    jobs,
    work: async () => {
      // Before any other job, and again if an earlier server could not end it.
      if (arrival && (await isArriving())) await jobs.startNow(arrival)
      await jobs.work()
    },
    stop: async () => {
      events.stop()
      await jobs.stop()
    },
  }
}
