import { sql } from 'kysely'
import { myscustProblem } from '#contract/RM/myscustProblem.ts'
import type { StoredRecord } from '#contract/resource.ts'
import { audit } from '#server/engine/audit.ts'
import type { Context } from '#server/engine/context.ts'
import { assignEach } from '#server/engine/rows.ts'
import { addEvent } from '#server/plugins/RM/problems/problemEvents.ts'
import { tellAssignee } from '#server/plugins/RM/problems/tellAssignee.ts'

interface Withdrawal {
  readonly result_id: string
  readonly item_ids: readonly string[]
  /** The reason, in the words of the person who decided. */
  readonly reason: string
}

/**
 * Voids the issues of answers that no longer count, in the name of the person who decided that, and tells those who were to
 * deal with them. What is closed already stays as it is.
 */
export async function withdrawProblems(
  inside: Context,
  { result_id, item_ids, reason }: Withdrawal,
): Promise<void> {
  const { rows } = await sql<StoredRecord<typeof myscustProblem>>`
    select * from myscust_problem where result_id = ${result_id} and item_id = any(${[...item_ids]}::text[])
      and status not in ('closed', 'void') and deleted_at is null
    order by _id for update`.execute(inside.db)
  const close_reason = shortened(reason)
  for (const record of rows) {
    await addEvent(inside, 'myscust', {
      problem_id: record._id,
      from: record.status,
      to: 'void',
      action: 'void',
      comment: reason,
    })
    await tellAssignee(inside, 'myscust', 'withdrawn', record)
  }
  const values = { status: 'void', closed_at: inside.now, close_reason } as const
  // Not as an edit, which would be an event of its own, and is closed to what is fixed.
  const stored = await assignEach(
    myscustProblem,
    inside,
    rows.map((record) => ({ record, values })),
  )
  const changes = rows.map((before) => ({ before, after: stored.get(before._id) ?? null, step: 'void' }))
  await audit(myscustProblem, inside, 'update', changes)
}

/** Cut to the maximum length of the reason of a closed issue, without a lone surrogate at the end. */
const shortened = (text: string): string => text.slice(0, 500).replace(/[\uD800-\uDBFF]$/, '')
