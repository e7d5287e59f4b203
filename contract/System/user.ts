import { z } from 'zod'
import { call } from '#contract/call.ts'
import { threeNames } from '#contract/common/shopSummary.ts'
import { seconds } from '#contract/dayFields.ts'
import { choice, email, flag, phone, refs, text } from '#contract/fields.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { integer } from '#contract/numberFields.ts'
import { resource } from '#contract/resource.ts'

/**
 * A member of staff who can sign in. Passwords and failure counters are not fields: no call reads them. A
 * create returns `initial_password` in addition to the fields, once.
 */
export const user = resource({
  name: 'user',
  path: '/user',
  reach: { sites: 'sites' },
  isPeople: true,
  fields: {
    username: text({
      required: true,
      writable: 'create',
      min: 3,
      max: 40,
      pattern: /^[a-z0-9][a-z0-9._@+-]{2,39}$/,
      fault: 'small_letters',
    }),
    name: text({ required: true, max: 120 }),
    name_en: text({ max: 120 }),
    email: email(),
    mobile: phone(),
    country_code: text({ max: 4, pattern: /^\d{1,4}$/, fault: 'calling_code' }),
    roles: refs('role'),
    department: refs('department'),
    /** Empty means no site at all. */
    sites: refs('site'),
    staff_level: integer({ min: 1, max: 6 }),
    locale: choice(['zh_CN', 'zh_TW', 'en_US'], { initial: 'zh_CN' }),
    sms_remind: flag({ initial: true }),
    /** `admin` and `super`: cannot be renamed, removed or created again. */
    is_builtin: flag({ writable: 'never' }),
    /** The password was set by somebody else and has to be changed. */
    must_change_password: flag({ writable: 'never' }),
    /** When the person set up the second factor; null without one. */
    second_factor_at: seconds({ writable: 'never' }),
    last_login_at: seconds({ writable: 'never' }),
    last_login_ip: text({ writable: 'never' }),
    is_active: flag({ initial: true }),
  },
  search: ['username', 'name', 'name_en', 'email', 'mobile'],
  labels: ['_id', 'name', 'name_en', 'username'],
  sort: { username: 1 },
  can: {
    view: 'system.user.view',
    create: 'system.user.create',
    update: 'system.user.edit',
    remove: 'system.user.delete',
  },
  exports: 'system.user.edit',
  imports: { can: { any: ['system.user.create', 'system.user.edit'] }, key: ['username'] },
})

/**
 * Gives somebody a new first password and ends their sessions, for those who cannot be reached by mail or
 * SMS. Open to people who may change the account.
 */
export const resetUserPassword = call({
  method: 'POST',
  path: '/sys/users/password',
  isSecret: true,
  does: 'Gives a user a new first password.',
  can: 'system.user.edit',
  reach: { user_id: 'user' },
  body: z.object({ user_id: recordId }),
  /** Has to be changed after the next sign-in. */
  reply: z.object({ initial_password: z.string() }),
  errors: ['permission.denied', 'not_found'],
})

/**
 * Removes somebody's second factor, for those who lost their phone and their recovery codes. Open to people who
 * may change the account. A role can require the person to set up another.
 */
export const resetUserFactor = call({
  method: 'POST',
  path: '/sys/users/secondfactor',
  does: "Removes a user's second factor.",
  can: 'system.user.edit',
  reach: { user_id: 'user' },
  body: z.object({ user_id: recordId }),
  reply: z.object({ ok: z.literal(true) }),
  errors: ['permission.denied', 'not_found'],
})

const ids = z.array(recordId).min(1).max(500)

export const roleModes = ['add', 'remove', 'replace'] as const

const code = z.object({ code: z.string(), ...threeNames })

/**
 * Gives roles to people or takes them away. Nobody can give or take away permissions that they lack
 * themselves (4030). Takes effect with the next call. With `preview` nothing is changed: the reply says which
 * permissions each person would gain and lose.
 */
export const changeRole = call({
  method: 'POST',
  path: '/sys/users/changerole',
  does: 'Changes the roles of people.',
  can: 'system.user.change_role',
  reach: { user_ids: 'user' },
  body: z.object({
    user_ids: ids,
    role_ids: ids,
    mode: z.enum(roleModes),
    preview: z.boolean().optional(),
  }),
  reply: z.object({
    /** The number of people whose roles changed, or would change. */
    updated: z.int(),
    list: z.array(
      z.object({
        _id: z.string(),
        roles: z.array(z.string()),
        /** Only of a preview. */
        gains: z.array(code).optional(),
        losses: z.array(code).optional(),
      }),
    ),
  }),
  errors: ['permission.denied', 'not_found', 'in_use'],
})
