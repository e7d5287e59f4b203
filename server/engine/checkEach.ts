import { ApiError } from '#contract/reply.ts'

/** A record by its id, or a new one by its place among those that are stored together, from 0. */
export type RowKey = string | number

/** Why some of several records cannot be stored: for the sender the first reason, for a file the reason of each. */
export class RowRefusals extends ApiError {
  /** The name of the resource: what else is stored with a record has keys of its own. */
  readonly of: string
  readonly rows: ReadonlyMap<RowKey, ApiError>

  constructor(of: string, rows: ReadonlyMap<RowKey, ApiError>, first: ApiError) {
    super(first.key, first.data)
    this.of = of
    this.rows = rows
  }
}

/** How the records of a resource are named. */
export interface RowIdentity<T> {
  /** The name of the resource. */
  readonly of: string
  readonly keyOf: (item: T, at: number) => RowKey
}

/**
 * Checks each of several records that are stored together, and throws one error for all that `check` refuses. A file with
 * thousands of wrong rows then needs one attempt, and not one for each of them.
 *
 * @example
 * checkEach(changes, { of: 'booking', keyOf: keyOfChange }, ({ after }) => {
 *   if (after.is_closed) throw new ApiError('state.transition')
 * })
 */
export function checkEach<T>(
  items: readonly T[],
  { of, keyOf }: RowIdentity<T>,
  check: (item: T) => void,
): void {
  const refused = new Map<RowKey, ApiError>()
  for (const [at, item] of items.entries()) {
    try {
      check(item)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const key = keyOf(item, at)
      if (!refused.has(key)) refused.set(key, error)
    }
  }
  const [first] = refused.values()
  if (first) throw new RowRefusals(of, refused, first)
}

/** The key of the record that a change is about. */
export const keyOfChange = (
  { before }: { readonly before: { readonly _id?: unknown } | null },
  at: number,
): RowKey => (before ? String(before._id) : at)
