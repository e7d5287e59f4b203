import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { seconds } from '#contract/dayFields.ts'
import { json, text } from '#contract/fields.ts'
import { plainText } from '#contract/fieldSchemas.ts'
import { page } from '#contract/page.ts'
import { resource } from '#contract/resource.ts'
import { windows } from '#contract/window.ts'

/** A notification to a person. Everybody reads their own notifications, and marks them as read. */
export const notification = resource({
  name: 'notification',
  path: '/notification',
  reach: 'none',
  fields: {
    /** The recipient. Not a reference: notifications do not prevent the removal of a person. */
    user_id: text({ assigned: true, writable: 'never', max: 64 }),
    /** Its type, such as `tour_problem.assigned`. */
    type: text({ assigned: true, writable: 'never', max: 60 }),
    /** The key of its message, and the values of the placeholders in it. */
    title_key: text({ assigned: true, writable: 'never', max: 200 }),
    /**
     * The text of a plugin's notification, by language. The console has the texts of its own notifications.
     */
    title: json(z.object({ zh_CN: z.string(), zh_TW: z.string(), en_US: z.string() }), {
      writable: 'never',
      derived: true,
    }),
    params: json(z.record(z.string(), z.union([plainText, z.number()])), { initial: {}, writable: 'never' }),
    /** The page of the console that it leads to. */
    link: text({ writable: 'never', max: 500 }),
    /** Empty while unread. By the clock of the device, which can be ahead of ours. */
    read_at: seconds({ window: { ...windows.recorded, to: windows.plan.to } }),
  },
  /** The kind: the part of its type before the first dot. */
  asked: { kind: text({ max: 60 }) },
  can: { view: signedIn, update: signedIn },
})

/** The kinds of notifications that the caller can get, and how many of each they have. */
export const notificationKinds = call({
  method: 'GET',
  path: '/notification/kinds',
  does: 'Lists the kinds of notifications, with how many the caller has of each.',
  can: signedIn,
  reply: page({
    /** The part of a type before the first dot. */
    kind: z.string(),
    name: z.object({ zh_CN: z.string(), zh_TW: z.string(), en_US: z.string() }),
    total: z.int(),
    unread: z.int(),
  }),
})
