import { text } from '#contract/localText.ts'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { keptDays } from '#server/services/files/keptFor.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'

const day = 86_400
const batch = 100

/** Daily: drops the files of imports that ended long ago. What each import did is kept. */
export const forgetFiles = defineJob({
  name: 'import.cleanup',
  title: text('清理旧的导入文件', '清理舊的匯入檔案', 'Remove old import files'),
  every: day,
  run: async ({ context: { db }, progress, signal }) => {
    let forgotten = 0
    for (let last = batch; last === batch; forgotten += last) {
      signal.throwIfAborted()
      progress(forgotten)
      last = await inTransaction(db, forgetBatch)
    }
    return { forgotten }
  },
})

// A file without an owner is removed like any other. An import that was only checked can then no longer be
// applied.
async function forgetBatch(db: Db): Promise<number> {
  const { rows } = await sql<{ _id: string; file: string }>`
    select _id, file from import_run
    where file is not null and state not in ('checking', 'applying')
      and coalesce(finished_at, created_at) < extract(epoch from now())::int8 - ${keptDays * day}
    order by _id limit ${batch} for update skip locked`.execute(db)
  const ids = rows.map(({ _id }) => _id)
  await sql`
    update import_run set file = null, state = case state when 'checked' then 'cancelled' else state end
    where _id = any(${ids})`.execute(db)
  await sql`delete from import_error where import_id = any(${ids})`.execute(db)
  await sql`delete from import_preview where import_id = any(${ids})`.execute(db)
  await sql`
    update attachment set biz_id = null where uid = any(${rows.map(({ file }) => file)})`.execute(db)
  return rows.length
}
