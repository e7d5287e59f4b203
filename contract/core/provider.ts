import { z } from 'zod'
import { call } from '#contract/call.ts'
import { plainText } from '#contract/fieldSchemas.ts'
import { signedInReply } from './session.ts'

/** Begins a sign-in at the operator's identity provider (OpenID Connect). 4040 if there is none. */
export const providerBegin = call({
  method: 'POST',
  path: '/signin/provider',
  does: 'Begins a sign-in at the identity provider.',
  can: 'anyone',
  reach: 'none',
  beforePasswordChange: true,
  reply: z.object({
    /** The page of the provider to go to. It comes back to the console with `code` and `state`. */
    url: z.string(),
    /** A secret for `/signin/provider/return`, which the page that began keeps to itself. */
    binding: z.string(),
  }),
  errors: ['not_found', 'upstream', 'ip.denied', 'rate.limited'],
})

/**
 * Completes it with what the provider gave back, within ten minutes and once. Somebody with a second factor
 * gets 1016, as at `/signin`.
 */
export const providerReturn = call({
  method: 'POST',
  path: '/signin/provider/return',
  does: 'Completes a sign-in at the identity provider.',
  can: 'anyone',
  reach: 'none',
  beforePasswordChange: true,
  body: z.object({
    code: plainText.min(1).max(4000),
    state: plainText.min(1).max(200),
    iss: plainText.max(500).optional(),
    binding: plainText.min(1).max(200),
  }),
  reply: signedInReply,
  errors: [
    'provider.failed',
    'provider.unknown',
    'second_factor.required',
    'login.disabled',
    'login.no_site',
    'not_found',
    'upstream',
    'ip.denied',
    'rate.limited',
  ],
})
