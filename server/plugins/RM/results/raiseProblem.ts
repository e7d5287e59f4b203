import { sql } from 'kysely'
import { newId } from '#server/base/newId.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import type { RecordOf } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { insert } from '#server/engine/create.ts'
import { withOwnStores } from '#server/engine/ownStores.ts'
import { authorize } from '#server/engine/refuse.ts'
import type { ResultRow } from './tally.ts'

interface Failed {
  readonly item: string
  readonly category: RecordOf<typeof tourProblem>['category']
  readonly remark: string | null
  readonly attachs: readonly string[]
  readonly severity?: number | null | undefined
}

/** Raises an issue from a failed point, which gets its photos, whoever took them. Returns its id. */
export async function raiseProblem(
  inside: Context,
  { _id, site, store_id, tour_id }: ResultRow,
  { item, category, remark, attachs, severity }: Failed,
): Promise<string> {
  const place = { site, store_id, tour_id }
  const { create } = tourProblem.can
  if (create) authorize(create, await withOwnStores(create, inside, [place]), place)
  const problem_id = newId()
  await sql`
    update attachment set biz_type = ${tourProblem.name}, biz_id = ${problem_id}
    where uid = any(${attachs}) and biz_type = 'tour_result' and biz_id = ${_id}`.execute(inside.db)
  await insert(tourProblem, inside, {
    _id: problem_id,
    ...place,
    category,
    severity: severity ?? 3,
    title: item,
    description: remark,
    attachs_before: [...attachs],
  })
  return problem_id
}
