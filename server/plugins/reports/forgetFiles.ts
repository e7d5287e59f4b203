import { text } from '#contract/localText.ts'
import { sql } from 'kysely'
import { keptDays } from '#server/services/files/keptFor.ts'
import type { JobTools } from '#server/http/jobTools.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'

const batch = 100

/** Daily: removes files that were kept long enough, and what is left of exports that failed. What was exported stays known. */
export const forgetFiles = ({ files }: Pick<JobTools, 'files'>) =>
  defineJob({
    name: 'reports.cleanup',
    title: text('清理旧的报表文件', '清理舊的報表檔案', 'Remove old report files'),
    every: 86_400,
    run: async ({ context: { db, now }, progress, signal }) => {
      let removed = 0
      for (let last = batch; last === batch; removed += last) {
        signal.throwIfAborted()
        progress(removed)
        const { rows } = await sql<{ _id: string; file: string }>`
          select _id, file from report_export
          where file is not null and (state = 'failed' or state = 'done' and finished_at < ${now - keptDays * 86_400})
          order by _id limit ${batch}`.execute(db)
        // The name goes last, so that after a crash the next run finds the file again.
        for (const { file } of rows) await files.remove(file)
        const ids = rows.map(({ _id }) => _id)
        await sql`
          update report_export set file = null, file_name = null where _id = any(${ids})`.execute(db)
        last = rows.length
      }
      return { removed }
    },
  })
