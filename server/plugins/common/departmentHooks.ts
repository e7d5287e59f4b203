import { sql } from 'kysely'
import type { department } from '#contract/common/department.ts'
import { refuseFields } from '#contract/reply.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'

/** The number of a department is also its id, and is never given again. */
export const departmentHooks: ResourceHooks<typeof department> = {
  beforeSave: async ({ db }, changes) => {
    const numbers = changes.flatMap(({ before, after }) => (before ? [] : [after.value]))
    const { rows } = await sql`select from department where _id = any(${numbers}) limit 1`.execute(db)
    if (rows.length > 0) throw refuseFields('duplicate', { value: 'duplicate' })
    return changes.map(({ before, after }) => (before ? undefined : { _id: after.value }))
  },
}
