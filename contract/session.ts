import { z } from 'zod'
import { signedIn } from './access.ts'
import { call } from './call.ts'
import { plainText } from './field.ts'

/** The `AppID` that this console signs in with (specification section 3, sign-in payload). */
export const appId = 'atrium-console'

const roleInfo = z.object({
  _id: z.string(),
  type: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  name_tc: z.string().nullable(),
  permissions: z.union([z.string(), z.array(z.string())]),
})

const siteInfo = z.object({
  _id: z.string(),
  site_region: z.string(),
  code: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  name_sc: z.string().nullable(),
  name_tc: z.string().nullable(),
})

/** The signed-in person, with all that both halves decide access by. */
export const userInfo = z.object({
  _id: z.string(),
  username: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  email: z.string().nullable(),
  roles: z.array(roleInfo),
  department: z.array(z.string()),
  sites: z.array(siteInfo),
  locale: z.string(),
  staff_level: z.number().nullable(),
  access_token: z.string(),
  data: z.object({ permissions: z.array(z.string()), is_manager: z.boolean(), is_admin: z.boolean() }),
})
export type UserInfo = z.infer<typeof userInfo>
export type SiteInfo = z.infer<typeof siteInfo>

/** Signs in. `password` is the upper-case MD5 in hex, or clear text of any other form, hashed on arrival. */
export const signin = call({
  method: 'POST',
  path: '/signin',
  does: 'Signs in and answers a token, beside and inside the data.',
  can: 'anyone',
  body: z.object({
    username: plainText.min(1).max(200),
    password: plainText.min(1).max(500),
    email: plainText.max(200).optional(),
    AppID: plainText.max(100),
  }),
  reply: z.object({
    _id: z.string(),
    name: z.string(),
    username: z.string(),
    email: z.string().nullable(),
    locale: z.string(),
    access_token: z.string(),
    expires_at: z.number(),
  }),
  errors: ['login.failed', 'login.disabled', 'login.locked', 'app.unknown', 'login.no_site'],
})

/** Ends the session; succeeds also when it is over already. */
export const signout = call({
  method: 'POST',
  path: '/signout',
  does: 'Ends the session.',
  can: 'anyone',
  reply: z.object({ ok: z.literal(true) }),
})

/** Whether the session still holds, and whose it is. */
export const validity = call({
  method: 'POST',
  path: '/validity',
  does: 'Checks the session and answers the person.',
  can: signedIn,
  reply: userInfo,
})

export const userinfo = call({
  method: 'GET',
  path: '/userinfo',
  does: 'Answers the signed-in person.',
  can: signedIn,
  reply: userInfo,
})
