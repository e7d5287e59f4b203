import type { Rule } from '#contract/access.ts'
import { parseCond } from '#contract/query.ts'
import type { StoredRecord } from '#contract/resource.ts'
import { user } from '#contract/System/user.ts'
import type { Context } from '#server/engine/context.ts'
import { lockMatching } from '#server/engine/rows.ts'
import { openedBy } from '#server/engine/visible.ts'

/**
 * The accounts with these ids that are not hidden from the person, locked until the transaction ends. The rule of the
 * call decides: whoever may change accounts need not be able to view them.
 */
export const lockUsers = (
  inside: Context,
  rule: Rule,
  ids: readonly string[],
): Promise<StoredRecord<typeof user>[]> =>
  lockMatching(openedBy(user, rule), inside, {}, parseCond({ _id: { $in: ids } }, user.fields))
