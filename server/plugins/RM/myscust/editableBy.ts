import { evaluate, staff } from '#contract/access.ts'
import { editableStatuses } from '#contract/RM/myscustResult.ts'
import type { Context } from '#server/engine/context.ts'

/** The states in which a person may change a visit and its files: an agency changes only drafts. */
export const editableBy = (who: Context['who']): readonly string[] =>
  evaluate(staff, who) === 'yes' ? editableStatuses : ['draft']
