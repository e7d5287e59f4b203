import type { Context } from '#server/engine/context.ts'
import { readParams } from '#server/services/params.ts'
import type { ProblemRow } from './problemRow.ts'

type Urgency = Pick<ProblemRow, 'site' | 'severity'>

/** When a problem has to be fixed if work begins now: `tour.due_hours` by severity, which a site can set. In unix seconds. */
export async function dueAt({ db, now }: Context, { site, severity }: Urgency): Promise<number> {
  const hours = (await readParams(db, site))('tour.due_hours')
  return now + Math.round((hours[severity] ?? 168) * 3600)
}
