import { seconds } from '#contract/dayFields.ts'
import { choice, ref, text } from '#contract/fields.ts'
import { log } from '#contract/resource.ts'

/** Why somebody could not sign in: the keys of the errors. */
export const signInReasons = [
  'login.failed',
  'login.disabled',
  'login.locked',
  'login.no_site',
  'second_factor.wrong',
  'provider.unknown',
] as const

/**
 * A sign-in, or an attempt that failed. A name that belongs to no account is not stored, because people type
 * passwords into the wrong field.
 */
export const signInRecord = log({
  name: 'sign_in',
  path: '/sys/signin',
  fields: {
    at: seconds({ required: true }),
    /** Empty: the name belongs to nobody. */
    user_id: ref('user'),
    ip: text(),
    user_agent: text(),
    outcome: choice(['done', 'failed'], { required: true }),
    reason: choice(signInReasons),
  },
  sort: { at: -1 },
  can: { view: 'system.session.view' },
})
