import type { tourResult } from '#contract/RM/tourResult.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { readParams } from '#server/services/params.ts'

export type ResultRow = StoredRecord<typeof tourResult>

/** The totals of the points of a checklist, judged as the site wants it. */
export async function tally(
  { db }: Pick<Context, 'db'>,
  site: string,
  items: ResultRow['items'],
): Promise<Partial<ResultRow>> {
  const share = await readParams(db, site)
  const count = (result: string) => items.filter((item) => item.result === result).length
  const [pass_count, fail_count] = [count('pass'), count('fail')]
  const applied = pass_count + fail_count
  const pass_rate = applied === 0 ? null : Math.round((pass_count / applied) * 1e6) / 1e6
  return {
    pass_count,
    fail_count,
    na_count: count('na'),
    pass_rate,
    result:
      pass_rate === null ? null : judged(pass_rate, share('tour.pass_share'), share('tour.attention_share')),
  }
}

const judged = (rate: number, pass: number, attention: number): ResultRow['result'] =>
  rate >= pass ? 'pass' : rate >= attention ? 'attention' : 'fail'
