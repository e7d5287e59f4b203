import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { plainText } from '#contract/fieldSchemas.ts'

const code = plainText.min(1).max(40)

/** That it is the owner who asks: the password as at sign-in if `needs_password`, and a code while it is on. */
const proof = z.object({ password: plainText.max(2000).optional(), code: code.optional() })

const proofErrors = [
  'password.old_wrong',
  'encrypt_key.expired',
  'second_factor.wrong',
  'rate.limited',
] as const

const recoveryCodes = z.object({
  /** Ten codes such as `ABCD-EFGH-JKLM-NPQR`, each valid once. No call returns them again. */
  recovery_codes: z.array(z.string()),
})

/** Whether the caller signs in with a second factor. */
export const secondFactor = call({
  method: 'GET',
  path: '/secondfactor',
  does: "Returns the state of the caller's second factor.",
  can: signedIn,
  beforePasswordChange: true,
  reply: z.object({
    is_on: z.boolean(),
    /** A role of the caller requires it. */
    is_required: z.boolean(),
    /** Changes take the password: not in a session that was opened at the identity provider. */
    needs_password: z.boolean(),
    recovery_codes_left: z.int(),
  }),
})

/**
 * Makes a secret for an authenticator app. It replaces nothing until `/secondfactor/confirm`, within fifteen
 * minutes.
 */
export const secondFactorBegin = call({
  method: 'POST',
  path: '/secondfactor/begin',
  isSecret: true,
  does: 'Makes a secret for an authenticator app.',
  can: signedIn,
  reach: 'none',
  beforePasswordChange: true,
  body: proof,
  reply: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** The secret as the text of a QR code, `otpauth://totp/…`. */
    uri: z.string(),
  }),
  errors: proofErrors,
})

/** Turns the second factor on with a first code of the app, and returns the recovery codes. */
export const secondFactorConfirm = call({
  method: 'POST',
  path: '/secondfactor/confirm',
  isSecret: true,
  does: 'Turns the second factor on with a first code.',
  can: signedIn,
  reach: 'none',
  beforePasswordChange: true,
  body: z.object({ code }),
  reply: recoveryCodes,
  errors: ['second_factor.wrong', 'second_factor.expired', 'rate.limited'],
})

/** Makes new recovery codes; the old ones are no longer valid. */
export const secondFactorCodes = call({
  method: 'POST',
  path: '/secondfactor/codes',
  isSecret: true,
  does: 'Makes new recovery codes.',
  can: signedIn,
  reach: 'none',
  body: proof,
  reply: recoveryCodes,
  errors: [...proofErrors, 'state.transition'],
})

/** Turns the second factor off. Refused with 4030 while a role requires it. */
export const secondFactorEnd = call({
  method: 'POST',
  path: '/secondfactor/end',
  does: 'Turns the second factor off.',
  can: signedIn,
  reach: 'none',
  body: proof,
  reply: z.object({ ok: z.literal(true) }),
  errors: [...proofErrors, 'state.transition', 'permission.denied'],
})
