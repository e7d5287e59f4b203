import { DatabaseError } from 'pg'
import { ApiError } from '#contract/reply.ts'
import { RowRefusals, type RowIdentity } from './checkEach.ts'

/**
 * Stores runs of rows, inside a transaction, with as few statements as possible. `store` stores a whole run
 * or nothing of it. The wrong rows of a run are left out: those that a refusal names by their keys (see `checkEach`), others are
 * found by bisection. Returns the outcome of as many of the first rows as there was time for: the reason for the refusal, or undefined.
 */
export async function storeGood<T>(
  runs: readonly (readonly T[])[],
  store: (run: readonly T[]) => Promise<unknown>,
  { isOver = () => false, names }: StoreOptions<T> = {},
): Promise<ReadonlyMap<T, ApiError | undefined>> {
  const outcomes = new Map<T, ApiError | undefined>()
  const all = runs.flat()
  /** Rows that a refusal named can lie behind others that have not been tried yet. */
  const hasNoGap = (): boolean => all.slice(0, outcomes.size).every((row) => outcomes.has(row))
  for (const left = [...runs]; left.length > 0;) {
    if (outcomes.size > 0 && hasNoGap() && isOver()) break
    const run = left.shift() ?? []
    const refusal = await refusalIn(store(run))
    const named = refusal instanceof RowRefusals && refusal.of === names?.of ? refusal.rows : undefined
    const wrong = new Map(run.map((row, at) => [row, names && named?.get(names.keyOf(row, at))]))
    const others = run.filter((row) => !wrong.get(row))
    if (others.length < run.length) {
      for (const [row, reason] of wrong) if (reason) outcomes.set(row, reason)
      if (others.length > 0) left.unshift(others)
    } else if (refusal && run.length > 1) left.unshift(...halves(run))
    else for (const row of run) outcomes.set(row, refusal)
  }
  return outcomes
}

interface StoreOptions<T> {
  /** Whether there is no time for more; called only after something has been tried. */
  readonly isOver?: () => boolean
  /** How refusals name a row of a run. */
  readonly names?: RowIdentity<T>
}

function halves<T>(run: readonly T[]): (readonly T[])[] {
  const middle = Math.ceil(run.length / 2)
  return [run.slice(0, middle), run.slice(middle)]
}

/** The refusal, if any; an error that is not about the rows fails everything. */
async function refusalIn(storing: Promise<unknown>): Promise<ApiError | undefined> {
  try {
    await storing
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error
    const isValue = error instanceof DatabaseError && /^2[23]/.test(error.code ?? '')
    if (isValue) return new ApiError('param.invalid')
    throw error
  }
}
