import { z } from 'zod'
import { call } from '#contract/call.ts'

/** A picture of a code that people can read and programs cannot. Valid for one try within two minutes. */
export const captcha = call({
  method: 'GET',
  path: '/captcha',
  does: 'Returns a captcha: a picture of a code to type in.',
  can: 'anyone',
  beforePasswordChange: true,
  /** Any value, to get another picture. */
  query: z.object({ r: z.string().optional() }),
  reply: z.object({ captcha_id: z.string(), svg: z.string(), expires_in: z.number() }),
})

/**
 * A key to encrypt one password with (crypto-js AES, the key as passphrase). Valid once, within two minutes.
 * It hides a password from logs; secrecy in transit is the job of HTTPS.
 */
export const encryptKey = call({
  method: 'GET',
  path: '/sso/encrypt-key',
  does: 'Returns a key to encrypt a password with.',
  can: 'anyone',
  beforePasswordChange: true,
  reply: z.object({ encrypt_key: z.string(), expires_at: z.number() }),
  errors: ['rate.limited'],
})

/** Whether the caller's address is on the operator's list, and where else to sign in if it is not. */
export const ipInWhitelist = call({
  method: 'POST',
  path: '/ipInWhitelist',
  does: "Says whether the caller's address is on the list.",
  can: 'anyone',
  reach: 'none',
  beforePasswordChange: true,
  reply: z.object({
    result: z.boolean(),
    ip: z.string().nullable(),
    /** Addresses of the other sign-in pages (`auth.signin_domains`). */
    domains: z.array(z.string()),
    /** What the button for the identity provider says; absent without one (`OIDC_ISSUER`). */
    provider: z.string().optional(),
  }),
})
