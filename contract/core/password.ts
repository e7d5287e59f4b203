import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { plainText } from '#contract/fieldSchemas.ts'
import { mobileNumber } from './sms.ts'

/**
 * A password in transit, in the same forms as at sign-in. A hash cannot be checked against the password
 * rules, so the console sends new passwords encrypted or in clear text (over HTTPS), never hashed.
 */
const password = plainText.min(1).max(2000)

/** What can be wrong with a new password: the value of `data.fields.new_password` of 1014. */
export const passwordProblems = [
  /** Fewer than 8 characters. */
  'length_min',
  /** More than 200. */
  'length_max',
  /** Like the user name or the e-mail address. */
  'like_name',
  /** One character, repeated. */
  'one_character',
  /** On the list of the most common passwords. */
  'common',
  /** Equal to the current password. */
  'unchanged',
  /** A hash, which cannot be checked. */
  'hashed',
] as const
export type PasswordProblem = (typeof passwordProblems)[number]

/** Changes the caller's own password. Every other session of the person ends. */
export const passwordChange = call({
  method: 'POST',
  path: '/password/change',
  does: "Changes the caller's own password.",
  can: signedIn,
  reach: 'none',
  beforePasswordChange: true,
  body: z.object({ old_password: password, new_password: password }),
  reply: z.object({ ok: z.literal(true) }),
  errors: ['password.old_wrong', 'password.policy', 'encrypt_key.expired', 'rate.limited'],
})

/**
 * Sends a way to set a new password, by mail or SMS. The reply is always the same, whether there is such an
 * account or not.
 */
export const passwordForget = call({
  method: 'POST',
  path: '/password/forget',
  does: 'Sends a way to set a new password.',
  can: 'anyone',
  reach: 'none',
  beforePasswordChange: true,
  body: z.object({
    username: plainText.max(200).optional(),
    email: plainText.max(200).optional(),
    captcha: plainText.max(20),
    captcha_id: plainText.max(64),
  }),
  reply: z.object({ sent: z.literal(true) }),
  errors: ['captcha.wrong', 'captcha.expired', 'rate.limited', 'upstream'],
})

/** Sets a new password: with the token of the mail, or with a code sent by SMS (scene `forget`). Every session of the person ends. */
export const passwordReset = call({
  method: 'POST',
  path: '/password/reset',
  does: 'Sets a new password with a reset token or an SMS code.',
  can: 'anyone',
  reach: 'none',
  beforePasswordChange: true,
  body: z.union([
    z.object({ reset_token: plainText.min(1).max(200), new_password: password }),
    z.object({ ...mobileNumber, code: plainText.regex(/^\d{6}$/), new_password: password }),
  ]),
  reply: z.object({ ok: z.literal(true) }),
  errors: ['reset.invalid', 'password.policy', 'rate.limited'],
})
