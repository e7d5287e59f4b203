import { requireDoers } from '#server/services/session/doers.ts'
import { flag } from '#contract/Flagging/flag.ts'
import { refuseFields } from '#contract/reply.ts'
import { authorOf } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'
import { today } from '#server/engine/today.ts'
import type { FlagRow } from './flagHooks.ts'

type Steps = NonNullable<ResourceHooks<typeof flag>['actions']>

/** What each step stores besides the new state: mostly what was said about it. */
export const flagSteps: Steps = {
  follow_up: async (inside, record, { owner_id, comment }) => {
    await requireDoers(inside, { resource: flag, field: 'owner_id', site: record.site }, [owner_id])
    return { owner_id, ...(comment ? said(inside, record, comment) : {}) }
  },
  mute: async (inside, record, { muted_until, reason }) => {
    if (muted_until < (await today(inside, record.site)))
      throw refuseFields('validation.failed', { muted_until: 'before_today' })
    return { muted_until, ...said(inside, record, reason) }
  },
  unmute: async () => ({ muted_until: null }),
  clear: async (inside, record, { reason }) => ({
    muted_until: null,
    ...said(inside, record, reason, { step: 'clear' }),
  }),
  reopen: async (inside, record, { reason }) => said(inside, record, reason),
  comment: async (inside, record, { comment }) => said(inside, record, comment),
}

const said = (
  inside: Context,
  { comments }: FlagRow,
  text: string,
  more: { readonly step?: 'clear' } = {},
): Pick<FlagRow, 'comments'> => ({
  comments: [...comments, { by: authorOf(inside), at: inside.now, text, ...more }],
})
