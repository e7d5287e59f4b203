import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { plainText } from '#contract/fieldSchemas.ts'

/**
 * A token for an external page: valid once, for two minutes, only for `/sso/consume`, and bound to the
 * person, the site and the host of the page (the host of the menu entry `menu_id`).
 */
export const genToken = call({
  method: 'GET',
  path: '/gen_token',
  does: 'Returns a one-time token for an external page.',
  can: signedIn,
  query: z.object({ menu_id: z.string().max(64).optional(), site: z.string().max(64).optional() }),
  reply: z.object({ token: z.string(), expires_in: z.number() }),
  errors: ['not_found', 'site.denied', 'rate.limited'],
})

/** What the server of an external page gets for the token: the person, and their site. */
export const ssoConsume = call({
  method: 'POST',
  path: '/sso/consume',
  does: 'Redeems a one-time token.',
  can: 'anyone',
  reach: 'none',
  body: z.object({ token: plainText.min(1).max(200), host: plainText.max(300).optional() }),
  reply: z.object({
    _id: z.string(),
    username: z.string(),
    name: z.string(),
    name_en: z.string().nullable(),
    locale: z.string(),
    site: z.string().nullable(),
  }),
  errors: ['not_found', 'rate.limited'],
})
