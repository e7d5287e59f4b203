import { parseCond } from '#contract/query.ts'
import type { Context } from '#server/engine/context.ts'
import { readParams } from '#server/services/params.ts'
import { calculatedMonths } from './baseSum.ts'
import type { Period } from './figureColumns.ts'
import { idColumns } from './groups.ts'
import { isAll, type Months } from './money.ts'
import { performanceRecord } from '#contract/PS/performanceRecord.ts'
import type { Scope } from './scanned.ts'

/** How figures of these months are compared at a site, or at all sites of the person. */
export async function periodOf(context: Context, scope: Scope, months: Months): Promise<Period> {
  const site = isAll(scope.site) ? null : scope.site
  const params = await readParams(context.db, site)
  return {
    ...months,
    calculated: await calculatedMonths(context, scope, months),
    // Earlier months of a tenancy need not meet a condition on its figures.
    isLikeForLike:
      (scope.isComparable ?? false) || !isOfRecords(parseCond(scope.cond, performanceRecord.fields)),
    minCoverage: params('perf.min_coverage'),
  }
}

/** Whether a condition only says which stores, brands and so on. */
function isOfRecords(cond: ReturnType<typeof parseCond>): boolean {
  if ('and' in cond) return cond.and.every(isOfRecords)
  if ('or' in cond) return cond.or.every(isOfRecords)
  return 'field' in cond && idColumns.some((name) => name === cond.field)
}
