import { sql } from 'kysely'
import { text } from '#contract/localText.ts'
import { keptDays } from '#server/services/files/keptFor.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'

const day = 86_400

/**
 * Daily: drops the pictures proposed by requests that were decided or withdrawn long ago. Pictures that a
 * brand took over belong to the brand, and are kept.
 */
export const forgetRequestFiles = defineJob({
  name: 'brandDB.forget_files',
  title: text('清理旧修改申请的文件', '清理舊修改申請的檔案', 'Remove files of old requests'),
  every: day,
  // A single statement.
  cancellable: false,
  run: async ({ context: { db, now } }) => {
    // Files without an owner are removed like other unused uploads.
    const { numAffectedRows = 0n } = await sql`
      update attachment set biz_id = null
      where biz_type = 'brand_audit' and biz_id in (
        select _id from brand_audit where status in ('approved', 'rejected', 'withdrawn')
          and updated_at < ${now - keptDays * day})`.execute(db)
    return { forgotten: Number(numAffectedRows) }
  },
})
