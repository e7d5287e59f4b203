import type { myscustResult } from '#contract/RM/myscustResult.ts'
import { isCounted, isUnanswered } from '#contract/RM/myscustScore.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { authorOf } from '#server/engine/asSystem.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'
import { readParams } from '#server/services/params.ts'
import { scored, type ResultRow } from './scored.ts'
import { withdrawProblems } from './withdrawProblems.ts'

/** What each step of a visit requires and stores, beyond its new state. */
export const resultSteps = {
  submit: async (_, { answers }) => {
    requireAnswers(answers)
    return {}
  },
  publish: async ({ db, now }, { site, answers }) => {
    requireAnswers(answers)
    const days = (await readParams(db, site))('myscust.appeal_days')
    return { published_at: now, appeal_until: now + days * 86_400 }
  },
  appeal: async (inside, result, { item_ids, reason }) => {
    // A visit is appealed once, and in time.
    if (result.appeal || inside.now > (result.appeal_until ?? 0))
      throw new ApiError('state.transition', { from: result.status, to: 'appealing', allowed: [] })
    const known = result.answers.filter(isCounted).map(({ item_id }) => item_id)
    if (!item_ids.every((id) => known.includes(id)))
      throw refuseFields('validation.failed', { item_ids: 'reference' })
    return {
      appeal: {
        by: inside.who.id,
        at: inside.now,
        item_ids: [...new Set(item_ids)],
        reason,
        decision: null,
        decided_by: null,
        decided_at: null,
        comment: null,
        score_before: null,
      },
    }
  },
  decide: async (inside, { _id, site, answers, appeal, score }, { decision, comment }) => {
    if (!appeal) throw new Error('a visit without an appeal is being appealed')
    const isAccepted = decision === 'accepted'
    const without = answers.map((answer) =>
      appeal.item_ids.includes(answer.item_id) ? { ...answer, is_na: true } : answer,
    )
    if (isAccepted) {
      const { item_ids, reason } = appeal
      await withdrawProblems(inside, { result_id: _id, item_ids, reason: comment ?? reason })
    }
    return {
      ...(isAccepted ? await scored(inside, site, without) : {}),
      appeal: {
        ...appeal,
        decision,
        decided_by: authorOf(inside),
        decided_at: inside.now,
        comment: comment ?? null,
        score_before: isAccepted ? score : null,
      },
    }
  },
} satisfies NonNullable<ResourceHooks<typeof myscustResult>['actions']>

/** Throws 4004 unless every question that applies is answered, and at least one is. */
function requireAnswers(answers: ResultRow['answers']): void {
  if (!answers.some(isCounted) || answers.some(isUnanswered))
    throw refuseFields('validation.failed', { answers: 'required' })
}
