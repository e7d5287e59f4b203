import { z } from 'zod'
import { call } from '#contract/call.ts'
import { seconds } from '#contract/dayFields.ts'
import { refs, text } from '#contract/fields.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { page } from '#contract/page.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { windows } from '#contract/window.ts'

const title = text({ required: true, max: 120 })
const body = text({ required: true, max: 4000 })

/**
 * What the operator tells its staff, in three languages: shown once to everybody whom it is meant for, after
 * sign-in or at once, until they acknowledge it.
 */
export const announcement = resource({
  name: 'announcement',
  path: '/announcement',
  reach: { sites: 'sites' },
  fields: {
    title,
    title_tc: title,
    title_en: title,
    body,
    body_tc: body,
    body_en: body,
    /** Meant for people of these sites; empty: of every site. */
    sites: refs('site'),
    /** Meant for people with one of these roles; empty: with any. */
    roles: refs('role'),
    from_at: seconds({ required: true, window: windows.plan }),
    /** It is no longer shown from this time on; empty: it stays until everybody has acknowledged it. */
    until_at: seconds({ window: windows.plan }),
  },
  check: ({ from_at, until_at }) =>
    typeof from_at === 'number' && typeof until_at === 'number' && until_at <= from_at
      ? { until_at: 'before_start' }
      : {},
  search: ['title', 'title_tc', 'title_en'],
  sort: { from_at: -1 },
  can: crudRules({ all: ['system.announcement.view', { ownSite: 'sites' }] }, 'system.announcement.edit'),
})

/** Who has acknowledged an announcement, the latest first, and how many people it is meant for. */
export const announcementReaders = call({
  method: 'GET',
  path: '/announcement/readers',
  does: 'Lists who has acknowledged an announcement.',
  can: 'system.announcement.view',
  query: z.object({ _id: recordId }),
  reply: page(
    {
      user_id: z.string(),
      username: z.string(),
      name: z.string(),
      name_en: z.string().nullable(),
      /** Unix seconds. */
      at: z.int(),
    },
    { meant: z.int() },
  ),
  errors: ['not_found'],
})
