import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { page } from '#contract/page.ts'

/** The announcements that the caller has to read: shown now, meant for them, and not acknowledged. */
export const ownAnnouncements = call({
  method: 'GET',
  path: '/announcement/own',
  does: 'Lists the announcements that the caller has not acknowledged.',
  can: signedIn,
  reply: page({
    _id: z.string(),
    title: z.string(),
    title_tc: z.string(),
    title_en: z.string(),
    body: z.string(),
    body_tc: z.string(),
    body_en: z.string(),
    from_at: z.int(),
  }),
})

/** Acknowledges an announcement, so that it is not shown to the caller again. Idempotent. */
export const announcementAcknowledge = call({
  method: 'POST',
  path: '/announcement/acknowledge',
  does: 'Acknowledges an announcement.',
  can: signedIn,
  reach: 'none',
  body: z.object({ _id: recordId }),
  reply: z.object({ ok: z.literal(true) }),
  errors: ['not_found'],
})
