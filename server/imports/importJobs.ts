import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import type { FileStore } from '#server/files/fileStore.ts'
import { defineJob, type Work } from '#server/jobs/defineJob.ts'
import type { ServerPlugin } from '#server/plugins/defineServerPlugin.ts'
import { text } from '#server/messages/localText.ts'
import { isGood, isToDo, type Plan } from './plan.ts'
import { fileErrors, openFile, planFile } from './planFile.ts'
import { endOrphans, readRun, writeFailure, writeOutcome } from './runRow.ts'
import { tryRows } from './tryRows.ts'

/** What an import's jobs work with beside the database. */
export interface Workshop {
  readonly files: FileStore
  readonly plugins: readonly ServerPlugin[]
}

const body = z.object({ id: z.string(), site: z.string().nullable() })
type Body = z.infer<typeof body>

const common = {
  body,
  key: ({ id }: Body) => id,
  link: ({ id }: Body) => `/imports/${id}`,
  can: signedIn,
  cancellable: true,
  attempts: 3,
}

/** Undoes a transaction whose work was only a try. */
class Undone extends Error {}

/** Rows that are tried in one transaction: on the embedded database others wait as long. */
const tried = 50

/** Finds out what a file would do, by doing it and taking it back. */
export const checkImport = (workshop: Workshop) =>
  defineJob({
    ...common,
    name: 'import.check',
    reconcile: (db) => endOrphans(db, 'checking'),
    title: text('检查导入文件', '檢查匯入檔案', 'Check a file to import'),
    run: async ({ body: { id }, context, progress, signal }) => {
      const run = await readRun(context.db, id)
      if (run?.state !== 'checking') return null
      try {
        const file = await openFile(run, context, workshop)
        const all = file.rows.length * 2
        const plans = await planFile(file, context, (done) => {
          signal.throwIfAborted()
          progress(done, all)
        })
        let done = plans.length
        const toTry = plans.filter(isToDo)
        progress((done += plans.length - toTry.length), all)
        for (let at = 0; at < toTry.length; at += tried) {
          const some = toTry.slice(at, at + tried)
          await undone(context, (inside) =>
            tryRows(file.setting.resource, inside, some, {
              site: run.site,
              onRow: () => signal.throwIfAborted(),
            }),
          )
          progress((done += some.length), all)
        }
        await inTransaction(context.db, (db) => writeOutcome(db, id, 'checked', plans))
      } catch (error) {
        const errors = signal.aborted ? undefined : fileErrors(error)
        if (!errors) throw error
        await writeFailure(context.db, id, errors)
      }
      return null
    },
  })

/** Stores what a file says, in one transaction: all of it, or, where that is wanted, all that is good. */
export const applyImport = (workshop: Workshop) =>
  defineJob({
    ...common,
    name: 'import.apply',
    reconcile: (db) => endOrphans(db, 'applying'),
    title: text('导入记录', '匯入記錄', 'Import records'),
    run: async ({ body: { id }, context, progress, signal }) => {
      const run = await readRun(context.db, id)
      if (run?.state !== 'applying') return null
      const file = await openFile(run, context, workshop)
      let plans: Plan[] = []
      try {
        await inTransaction(context.db, async (db) => {
          const inside = { ...context, db }
          // An attempt that was cut off left nothing; one that was not has been counted here.
          if ((await readRun(db, id))?.state !== 'applying') return
          plans = await planFile(file, inside, () => signal.throwIfAborted())
          const toTry = plans.filter(isToDo)
          let done = plans.length - toTry.length
          const onRow = (): void => {
            signal.throwIfAborted()
            progress((done += 1), plans.length)
          }
          await tryRows(file.setting.resource, inside, toTry, { site: run.site, onRow })
          if (!run.only_good && !plans.every(isGood)) throw new Undone()
          await writeOutcome(db, id, 'applied', plans)
        })
      } catch (error) {
        if (!(error instanceof Undone)) throw error
        await inTransaction(context.db, (db) => writeOutcome(db, id, 'checked', plans))
      }
      return null
    },
  })

/** Does the work in a transaction and takes all of it back. */
async function undone(
  context: Work<Body>['context'],
  work: (inside: Work<Body>['context']) => Promise<void>,
): Promise<void> {
  try {
    await inTransaction(context.db, async (db) => {
      await work({ ...context, db })
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
}
