import { sql } from 'kysely'
import { parseRange } from '#contract/query.ts'
import { ApiError } from '#contract/reply.ts'
import type { Sql } from '#server/engine/condSql.ts'

/** The maximum number of rows of `range=ALL`, as for the lists of resources. */
const allLimit = 5000

/** The page of `count` rows that a query wants. */
export function limitOf(input: string | undefined, count: number): Sql {
  const range = parseRange(input)
  if (range !== 'ALL') return sql`limit ${range.end - range.start + 1} offset ${range.start}`
  if (count > allLimit) throw new ApiError('range.limit', { total: count, limit: allLimit })
  return sql``
}
