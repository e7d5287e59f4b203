import { text } from '#contract/localText.ts'
import { z } from 'zod'
import type { Log } from '#server/base/log.ts'
import type { Database } from '#server/db/database.ts'
import { readInstallation } from '#server/db/seedOnce.ts'
import type { DemoScale } from '#server/db/demoTable.ts'
import type { DemoOperator } from '#server/demo/demoOperator.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import type { FileStore } from '#server/services/files/fileStore.ts'
import { incomingFolder } from '#server/services/files/folderStore.ts'
import { defineJob, type Job } from '#server/services/jobs/defineJob.ts'
import type { Settings } from '#server/base/settings.ts'
import { keepTemplate } from './demoTemplate.ts'

interface ArrivalJobOptions {
  readonly settings: Settings
  readonly database: Database
  readonly log: Log
  readonly files: FileStore
  readonly plugins: readonly ServerPlugin[]
  /** The demo operator, if this process has just begun to write it; otherwise it is made again. */
  readonly demo?: DemoOperator | undefined
}

/**
 * Adds to a new demo operator what it did not need to start with. It goes on where an earlier server stopped or was killed.
 * Its steps take a fraction of a second each, and others have their turn in between.
 */
export const arrivalJob = ({ settings, database, log, files, plugins, demo }: ArrivalJobOptions): Job =>
  defineJob({
    name: 'demo.arrive',
    title: text('载入演示数据', '載入示範資料', 'Load the demo data'),
    body: z.object({}),
    key: () => '',
    cancellable: false,
    attempts: 5,
    run: async ({ context: { db }, signal, progress, giveWay }) => {
      // Code of the demo is loaded only for the demo.
      const { arrive } = await import('#server/demo/arrival.ts')
      const { makeDemo } = await import('#server/demo/seedDemo.ts')
      const facts = await readInstallation(db)
      const made =
        demo ??
        makeDemo({
          // Written by `beginDemo`.
          scale: facts?.['demo_scale'] as DemoScale,
          now: new Date(String(facts?.['demo_now'])),
          plugins,
        })
      const began = performance.now()
      await arrive(db, made.parts(pictureFolder(settings, files)), {
        progress: (_made, done, total) => progress(done, total),
        pause: async () => {
          signal.throwIfAborted()
          await giveWay?.()
        },
      })
      await keepTemplate(database, settings).catch((error: unknown) => {
        // Without it, resetting the demo takes a minute instead of seconds.
        log.warn({ err: error }, 'the demo operator was not kept for demo:reset')
      })
      console.log(`The demo data is complete (${Math.round((performance.now() - began) / 1000)} s).`)
    },
  })

/** The pictures of the demo go into a folder, never into a bucket, so that nobody pays for files that nobody uploaded. */
export const pictureFolder = (settings: Pick<Settings, 'DATA_DIR' | 'FILES_S3_BUCKET'>, files: FileStore) =>
  settings.FILES_S3_BUCKET ? undefined : { files, incoming: incomingFolder(settings) }
