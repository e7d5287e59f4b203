import type { Db } from '#server/db/database.ts'
import { inSavepoint } from '#server/db/inSavepoint.ts'
import { calculateMonth, type MonthResult, type MonthRun } from './calculateMonth.ts'
import { faultOf, type SkippedTenancy } from './leftOut.ts'
import { forgetFigures, stageFigures } from './stageFigures.ts'

/** What a run did to a month, and which tenancies have no figures because theirs cannot be calculated. */
export interface SoundResult extends MonthResult {
  readonly left: readonly SkippedTenancy[]
}

/**
 * Calculates a month as `calculateMonth` does, inside the transaction of the caller, without the tenancies that cannot be
 * calculated: one mistyped amount costs nobody else their figures. All at once if that works, otherwise in parts.
 */
export async function calculateSound(db: Db, run: MonthRun): Promise<SoundResult> {
  try {
    return { ...(await inSavepoint(db, () => calculateMonth(db, run))), left: [] }
  } catch (error) {
    if (!faultOf(error)) throw error
  }
  const left = await stageFigures(db, run, async () => alone)
  if (!left) throw new Error('Nobody stopped it.')
  const result = await calculateMonth(db, run, 'staged')
  await forgetFigures(db, run)
  return { ...result, left }
}

/** Nobody waits for the shops that are calculated one by one here. */
const alone = 'alone'
