import { text as inWords } from '#contract/localText.ts'
import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { integer } from '#contract/numberFields.ts'
import { jsonText } from '#contract/jsonText.ts'
import { page } from '#contract/page.ts'
import { names, resource } from '#contract/resource.ts'

/**
 * The six levels of staff, from assistant to director. Only their names can be changed; levels are neither
 * added nor removed.
 */
export const staffLevel = resource({
  name: 'staff_level',
  path: '/stafflevel',
  reach: 'all',
  fields: {
    ...names,
    /** The level, as in a user's `staff_level`. */
    order: integer({ initial: 0, min: 1, max: 6, writable: 'never' }),
  },
  sort: { order: 1 },
  can: { view: signedIn, update: 'system.department.edit' },
  dictionary: true,
  screens: {
    can: 'system.department.view',
    columns: [
      { source: 'order', width: 90 },
      { source: 'name', width: 240, grows: true },
      { source: 'name_en', width: 240, grows: true },
      { source: 'name_tc', width: 240, grows: true },
    ],
    form: [{ title: 'group', fields: ['order', 'name', 'name_en', 'name_tc'] }],
  },
  words: {
    name: inWords('职级', '職級', 'Staff level |||| Staff levels'),
    fields: {
      name: inWords('简体名称', '簡體名稱', 'Simplified Chinese name'),
      name_en: inWords('英文名称', '英文名稱', 'English name'),
      name_tc: inWords('繁体名称', '繁體名稱', 'Traditional Chinese name'),
      order: inWords('级别', '級別', 'Level'),
    },
    screen: { group: inWords('职级', '職級', 'Staff level') },
  },
})

/** The staff of the current site by level, to pick an assignee or a superior. `total` counts people. */
export const levelStaffList = call({
  method: 'GET',
  path: '/level/staff/list',
  does: 'Lists the staff of a site by level.',
  can: signedIn,
  query: z.object({
    site: z.string().max(64).optional(),
    cond: jsonText(
      z.strictObject({
        level: z.int().min(1).max(6).optional(),
        department: recordId.optional(),
        /** Only people responsible for this store. */
        store_id: recordId.optional(),
        role_id: recordId.optional(),
        /** Only people who may do what this field gives them, as the server requires it: `tour_problem.assignee_id`. */
        does: z.string().max(120).optional(),
        /** Also people without a level, who come last, as level 0. */
        everyone: z.literal(true).optional(),
      }),
    ).optional(),
  }),
  reply: page({
    level: z.int(),
    /** In the caller's language. */
    level_name: z.string(),
    staff: z.array(
      z.object({
        _id: z.string(),
        /** In the caller's language. */
        name: z.string(),
        username: z.string(),
        department: z.array(z.string()),
        sites: z.array(z.string()),
      }),
    ),
  }),
  errors: ['site.denied'],
})
