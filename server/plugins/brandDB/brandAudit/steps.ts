import { brandAuditSteps } from '#contract/brandDB/brandAudit.ts'
import { Refusal } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import type { Request } from './proposal.ts'

type Decision = Request['decisions'][number]

/** Refuses (4091) a step that the state of a request does not leave open; `allowed` are the states that one can go to. */
export function demandStep({ status }: Request, step: string): void {
  const open = brandAuditSteps[status] ?? []
  if (open.includes(step)) return
  const allowed = [...new Set(open.map((name) => leadsTo[name]))]
  throw new Refusal('state.transition', { from: status, to: leadsTo[step], allowed })
}

/** Only whoever made a request goes on with it. */
export function demandAuthor({ who }: Context, request: Request): void {
  if (request.created_by !== who.id) throw new Refusal('permission.denied')
}

/** Nobody decides about the own request, nor twice about one that asks for two people, whatever else they may. */
export function demandDecider(context: Context, request: Request): void {
  if (!isOpenTo(context, request)) throw new Refusal('approval.self')
}

/** Whether somebody with the right to decide may decide about this request. */
export const isOpenTo = ({ who }: Context, request: Request): boolean =>
  ![request.created_by, request.submitted_by, ...approversOf(request)].includes(who.id)

/** Those who have approved since it was last handed in. */
function approversOf({ decisions, level_done }: Request): string[] {
  return level_done === 0 ? [] : decisions.slice(-level_done).map(({ by }) => by)
}

/** The decisions about a request with one more. */
export const withDecision = (
  { who, now }: Context,
  { decisions, level_done }: Request,
  result: Decision['result'],
  comment: unknown,
): Decision[] => [
  ...decisions,
  {
    by: who.id,
    at: now,
    level: level_done + 1,
    result,
    comment: typeof comment === 'string' && comment.trim() !== '' ? comment : null,
  },
]

const leadsTo: Readonly<Record<string, string>> = {
  approve: 'approved',
  reject: 'rejected',
  withdraw: 'withdrawn',
  submit: 'audit_inprogress',
  resubmit: 'audit_inprogress',
}
