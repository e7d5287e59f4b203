import { DatabaseError } from 'pg'
import { ApiError } from '#contract/reply.ts'

/**
 * Stores runs of rows, inside a transaction, with as few statements as possible. `store` stores a whole run
 * or nothing of it; the wrong rows of a run are found by bisection, and left out. Returns what came of each
 * row that there was time for: the reason for the refusal, or undefined.
 */
export async function storeGood<T>(
  runs: readonly (readonly T[])[],
  store: (run: readonly T[]) => Promise<unknown>,
  isOver: () => boolean = () => false,
): Promise<ReadonlyMap<T, ApiError | undefined>> {
  const outcomes = new Map<T, ApiError | undefined>()
  for (const left = [...runs]; left.length > 0 && (outcomes.size === 0 || !isOver());) {
    const run = left.shift() ?? []
    const refusal = await refusalIn(store(run))
    if (refusal && run.length > 1) left.unshift(...halves(run))
    else for (const row of run) outcomes.set(row, refusal)
  }
  return outcomes
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
