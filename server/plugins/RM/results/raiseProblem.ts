import { sql } from 'kysely'
import type { CheckPoint } from '#contract/RM/tour.ts'
import { newId } from '#server/base/newId.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import type { RecordOf } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { insert } from '#server/engine/create.ts'
import { withOwnStores } from '#server/engine/ownStores.ts'
import { authorize } from '#server/engine/refuse.ts'
import { doersOf } from '#server/services/session/doers.ts'
import type { ResultRow } from './tally.ts'

interface FailedPoint {
  readonly point: CheckPoint
  readonly category: RecordOf<typeof tourProblem>['category']
  readonly remark: string | null
  readonly attachs: readonly string[]
  readonly severity?: number | null | undefined
}

/**
 * Raises an issue from a failed point, which gets its photos, whoever took them; the template can say who deals with it.
 * Returns its id.
 */
export async function raiseProblem(
  inside: Context,
  { _id, site, store_id, tour_id }: ResultRow,
  { point, category, remark, attachs, severity }: FailedPoint,
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
    title: titleOf(inside, site, point),
    description: remark,
    department: point.department,
    assignee_id: await assigneeAt(inside, site, point),
    attachs_before: [...attachs],
  })
  return problem_id
}

/** What failed, in the language of the site: a point is worded as it should be, so its name alone would say that all is well. */
const titleOf = ({ who }: Context, site: string, { name, name_tc }: CheckPoint): string => {
  const isHongKong = who.sites.some(({ _id, site_region }) => _id === site && site_region === 'HK')
  return `不合格：${isHongKong ? (name_tc ?? name) : name}`
}

/** Nobody, if the person whom the template names has left the site, or may no longer deal with issues. */
async function assigneeAt(
  inside: Context,
  site: string,
  { assignee_id }: CheckPoint,
): Promise<string | null> {
  if (!assignee_id) return null
  const doing = { resource: tourProblem, field: 'assignee_id', site }
  return (await doersOf(inside, doing, [assignee_id])).able.has(assignee_id) ? assignee_id : null
}
