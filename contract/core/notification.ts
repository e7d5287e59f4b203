import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { json, plainText, seconds, text } from '#contract/field.ts'
import { resource } from '#contract/resource.ts'

/** Something a person is told. Everybody reads the own ones, and marks them as read. */
export const notification = resource({
  name: 'notification',
  path: '/notification',
  fields: {
    /** Whose it is. No reference: having been told something keeps nobody from being removed. */
    user_id: text({ assigned: true, writable: 'never', max: 64 }),
    /** What it is about, such as `tour_problem.assigned`. */
    type: text({ assigned: true, writable: 'never', max: 60 }),
    /** The message that says it, and what stands for the names in that. */
    title_key: text({ assigned: true, writable: 'never', max: 200 }),
    /** What it says where a plugin tells it, by language. The console itself has the texts of its own. */
    title: json(z.object({ zh_CN: z.string(), zh_TW: z.string(), en_US: z.string() }), {
      writable: 'never',
      derived: true,
    }),
    params: json(z.record(z.string(), z.union([plainText, z.number()])), { initial: {}, writable: 'never' }),
    /** Where in the console it leads. */
    link: text({ writable: 'never', max: 500 }),
    /** None while unread. */
    read_at: seconds(),
  },
  can: { view: signedIn, update: signedIn },
})
