import type { z } from 'zod'
import type { performanceChanges } from '#contract/PS/performanceChanges.ts'

/** The reply to the list of what recalculations changed. */
export type ChangesReply = z.infer<typeof performanceChanges.reply>

/** A row of it: a tenancy in a month, or the Total. */
export type ChangedRow = ChangesReply['list'][number]
