import { ApiError } from '#contract/reply.ts'
import type { Log } from '#server/base/log.ts'
import type { SmsProvider } from './smsProvider.ts'

/** The address of the gateway, and our token for it. */
export interface Gateway {
  readonly url: string
  readonly token: string | undefined
  readonly log: Log
}

/**
 * A gateway that takes `{to, text, scene, code}` as JSON. Anything except a 2xx within ten seconds is a
 * failure.
 */
export const httpSms = ({ url, token, log }: Gateway): SmsProvider => ({
  async send({ country_code, mobile, text, scene, code }) {
    try {
      const { ok, status, body } = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ to: `+${country_code}${mobile}`, text, scene, code }),
        // A message with its code and our token is for nobody else.
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      })
      await body?.cancel()
      if (!ok) throw new Error(`the SMS gateway answered ${status}`)
    } catch (error) {
      log.error({ err: error }, 'an SMS could not be sent')
      throw new ApiError('upstream')
    }
  },
})
