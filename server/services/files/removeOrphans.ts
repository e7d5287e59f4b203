import { text } from '#contract/localText.ts'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import type { FileStore } from './fileStore.ts'
import { remainsHours, unusedDays } from './keptFor.ts'

const batch = 100

/**
 * Hourly: removes files that have not been attached to a record for 30 days, and remains of uploads after a
 * crash.
 */
export const removeOrphans = (files: FileStore) =>
  defineJob({
    name: 'files.cleanup',
    title: text('清理未使用的上传文件', '清理未使用的上載檔案', 'Remove uploaded files that nothing uses'),
    every: 3600,
    run: async ({ context: { db }, progress, signal }) => {
      let removed = 0
      for (let last = batch; last === batch; removed += last) {
        signal.throwIfAborted()
        progress(removed)
        last = await removeBatch(db, files)
      }
      return { removed }
    },
  })

// They are marked first: from then on nothing can be attached, and after a crash the next run continues from
// the mark.
async function removeBatch(db: Db, files: FileStore): Promise<number> {
  const { rows } = await sql<{ uid: string; thumb: string | null }>`
    update attachment set is_stored = false where uid in (
      select uid from attachment
      where (biz_id is null or not is_stored)
        and uploaded_at < extract(epoch from now())::int8
          - case when is_stored then ${unusedDays * 86_400}::int else ${remainsHours * 3600}::int end
      order by uid limit ${batch} for update skip locked)
    returning uid, thumb`.execute(db)
  for (const { uid, thumb } of rows) {
    await files.remove(uid)
    if (thumb !== null) await files.remove(thumb)
  }
  await sql`delete from attachment where uid = any(${rows.map(({ uid }) => uid)})`.execute(db)
  return rows.length
}
