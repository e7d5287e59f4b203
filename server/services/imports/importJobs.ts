import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import type { Database } from '#server/db/database.ts'
import type { FileStore } from '#server/services/files/fileStore.ts'
import { defineJob, type Work } from '#server/services/jobs/defineJob.ts'
import { text } from '#contract/localText.ts'
import { applyFile } from './applyFile.ts'
import { checkFile } from './checkFile.ts'
import { endOrphans, readRun } from './runRow.ts'

/** What the jobs of an import need in addition to the context. */
export interface Workshop {
  readonly files: FileStore
  readonly database: Pick<Database, 'inSteps' | 'pace'>
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

const checkBody = body.extend({ applies: z.boolean().default(false) })

/** Finds out what a file would do, by doing it and rolling it back. `applies`: then stores it, if all of it is good. */
export const checkImport = (workshop: Workshop) =>
  defineJob<z.infer<typeof checkBody>>({
    ...common,
    body: checkBody,
    name: 'import.check',
    title: text('检查导入文件', '檢查匯入檔案', 'Check a file to import'),
    reconcile: (db) => endOrphans(db, 'checking'),
    run: async ({ body: { id, applies }, ...work }) => {
      const run = await readRun(work.context.db, id)
      if (run?.state === 'checking') await checkFile(run, workshop, { ...work, applies })
      if (applies) await apply(id, workshop, work)
      return null
    },
  })

/** Stores the content of a file: all of it or, on request, only the good rows. */
export const applyImport = (workshop: Workshop) =>
  defineJob({
    ...common,
    name: 'import.apply',
    title: text('导入记录', '匯入記錄', 'Import records'),
    reconcile: (db) => endOrphans(db, 'applying'),
    run: async ({ body: { id }, ...work }) => {
      await apply(id, workshop, work)
      return null
    },
  })

async function apply(id: string, workshop: Workshop, work: Omit<Work<unknown>, 'body'>): Promise<void> {
  const run = await readRun(work.context.db, id)
  if (run?.state === 'applying') await applyFile(run, workshop, work)
}
