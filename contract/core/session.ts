import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { plainText } from '#contract/fieldSchemas.ts'

/** The `AppID` that this console signs in with (specification section 3, sign-in payload). */
export const appId = 'atrium-console'

const roleInfo = z.object({
  _id: z.string(),
  type: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  name_tc: z.string().nullable(),
  permissions: z.union([z.string(), z.array(z.string())]),
  /** A back end can leave it out. */
  requires_second_factor: z.boolean().optional(),
})

const siteInfo = z.object({
  _id: z.string(),
  site_region: z.string(),
  code: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  name_sc: z.string().nullable(),
  name_tc: z.string().nullable(),
  /** The currency of the site, and a second unit for areas. A back end can leave them out. */
  currency: z.string().optional(),
  area_unit_secondary: z.string().nullable().optional(),
  /** Whether shops can be given tags. A back end can leave it out. */
  tags_enabled: z.boolean().optional(),
})

/** The signed-in person, with everything that both halves need to decide on access. */
export const userInfo = z.object({
  _id: z.string(),
  username: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  email: z.string().nullable(),
  /** Masked, such as `138****0001`; null when none is bound. */
  mobile: z.string().nullable(),
  /** Whether the console should still ask the person to bind a mobile number, which takes a password. */
  sms_remind: z.boolean(),
  /** The password was set by somebody else and has to be changed. */
  must_change_password: z.boolean(),
  /** A role requires a second factor that the person has not set up yet. */
  must_set_up_factor: z.boolean(),
  roles: z.array(roleInfo),
  department: z.array(z.string()),
  sites: z.array(siteInfo),
  locale: z.string(),
  staff_level: z.number().nullable(),
  access_token: z.string(),
  data: z.object({
    permissions: z.array(z.string()),
    is_manager: z.boolean(),
    is_admin: z.boolean(),
    /** Whether `sites` are all that there are. A back end can leave it out. */
    has_every_site: z.boolean().optional(),
  }),
  /** Changes whenever the menu may have changed: a menu cached under another version is fetched again. */
  menu_version: z.string(),
})
export type UserInfo = z.infer<typeof userInfo>
export type SiteInfo = z.infer<typeof siteInfo>

/** What a completed sign-in replies. */
export const signedInReply = z.object({
  _id: z.string(),
  name: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  locale: z.string(),
  access_token: z.string(),
  /** Unix seconds. */
  expires_at: z.number(),
  /** No mobile number is bound, the person has a password to bind one with, and has not declined. */
  need_bind_mobile: z.boolean(),
  /** The person works at several sites and has to choose one. */
  need_choose_site: z.boolean(),
  sites: z.array(siteInfo),
})

/**
 * Signs in. `password` is the upper-case MD5 in hex; or text encrypted with a key of `/sso/encrypt-key` (it
 * starts with `U2FsdGVkX1`); or clear text in any other form, which is hashed on arrival. `captcha` is
 * required after failures (1004). Somebody with a second factor gets 1016 for the right password, with
 * `data.challenge` for `/signin/code` and the seconds that it is valid in `data.expires_in`.
 */
export const signin = call({
  method: 'POST',
  path: '/signin',
  does: 'Signs in and returns a token, next to the data and inside it.',
  can: 'anyone',
  reach: 'none',
  beforePasswordChange: true,
  body: z.object({
    username: plainText.min(1).max(200),
    password: plainText
      .min(1)
      .max(2000)
      .describe('Its MD5 in upper-case hex, or encrypted with a key of `/sso/encrypt-key`, or as it is.'),
    email: plainText.max(200).optional(),
    AppID: plainText.max(100).describe(`Who asks: \`${appId}\`.`),
    captcha: plainText.max(20).optional(),
    captcha_id: plainText.max(64).optional(),
  }),
  reply: signedInReply,
  errors: [
    'login.failed',
    'login.disabled',
    'login.locked',
    'captcha.wrong',
    'captcha.expired',
    'app.unknown',
    'encrypt_key.expired',
    'login.no_site',
    'second_factor.required',
    'ip.denied',
    'rate.limited',
  ],
})

/**
 * Completes a sign-in that was answered with 1016. `code` has six digits, or is a recovery code; each is
 * accepted once. Wrong codes (1017) count like wrong passwords. After five minutes it is 1018.
 */
export const signinCode = call({
  method: 'POST',
  path: '/signin/code',
  does: 'Completes a sign-in with the code of the second factor.',
  can: 'anyone',
  reach: 'none',
  beforePasswordChange: true,
  body: z.object({ challenge: plainText.min(1).max(200), code: plainText.min(1).max(40) }),
  reply: signedInReply,
  errors: [
    'second_factor.wrong',
    'second_factor.expired',
    'login.failed',
    'login.disabled',
    'login.locked',
    'login.no_site',
    'ip.denied',
    'rate.limited',
  ],
})

/** Ends the session and every token that came from the same sign-in. Succeeds even if it is already over. */
export const signout = call({
  method: 'POST',
  path: '/signout',
  does: 'Ends the session.',
  can: 'anyone',
  reach: 'none',
  beforePasswordChange: true,
  reply: z.object({ ok: z.literal(true) }),
})

/**
 * Exchanges the token for a new one. The old token stays valid for another minute so that other tabs can
 * follow; up to five tokens can come from one, then it is 4290. A token is fresh for the first half of its
 * life, and a fresh token is returned unchanged. With `exchange` the token has been where others could read
 * it, such as in an address: the new token then starts a session of its own, whether the old one was fresh or
 * not, up to thirty times an hour, and it stays when the old token comes back. It ends with the sign-in that
 * both came from.
 */
export const refresh = call({
  method: 'POST',
  path: '/refresh',
  isSecret: true,
  does: 'Returns a new token for the session.',
  can: signedIn,
  reach: 'none',
  beforePasswordChange: true,
  query: z.object({ exchange: z.literal('1').optional() }),
  reply: z.object({ access_token: z.string(), expires_at: z.number() }),
  errors: ['rate.limited'],
})

/** Whether the session is still valid, and whose it is. */
export const validity = call({
  method: 'POST',
  path: '/validity',
  isSecret: true,
  does: 'Checks the session and returns the person.',
  can: signedIn,
  reach: 'none',
  beforePasswordChange: true,
  reply: userInfo,
})

export const userinfo = call({
  method: 'GET',
  path: '/userinfo',
  does: 'Returns the signed-in person.',
  can: signedIn,
  beforePasswordChange: true,
  reply: userInfo,
})

/** Chooses the site of the session. Clients must drop their cached menu and space-owner list. */
export const siteChange = call({
  method: 'POST',
  path: '/site/change',
  does: 'Chooses the site of the session.',
  can: signedIn,
  reach: { site: 'site' },
  beforePasswordChange: true,
  body: z.object({ site: plainText.min(1).max(64) }),
  reply: z.object({ site: z.string(), menu_version: z.string() }),
  errors: ['site.denied'],
})
