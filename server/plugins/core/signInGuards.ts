import { config } from '#contract/core/config.ts'
import { captcha, encryptKey, ipInWhitelist } from '#contract/core/signInGuards.ts'
import { route } from '#server/http/handler.ts'
import { isPublic } from '#server/base/isPublic.ts'
import { readArrival } from '#server/services/arrival.ts'
import { publicParamKeys, readParams } from '#server/services/params.ts'
import { issueCaptcha } from '#server/services/session/captcha.ts'
import { issueEncryptKey } from '#server/services/session/encryptKey.ts'
import { isOnWhitelist } from '#server/services/session/ipWhitelist.ts'

/** What the sign-in page needs before sign-in. */
export const signInGuardRoutes = [
  route(captcha, async ({ services: { database, clock } }) => ({
    data: await issueCaptcha(database.db, clock.real()),
  })),
  route(encryptKey, async ({ services: { database, clock }, ip }) => ({
    data: await issueEncryptKey(database.db, ip, clock.real()),
  })),
  route(ipInWhitelist, async ({ services: { database, settings }, ip }) => {
    const params = await readParams(database.db)
    return {
      data: {
        result: isOnWhitelist(params, ip),
        ip,
        domains: [...params('auth.signin_domains')],
        ...(settings.OIDC_ISSUER ? { provider: settings.OIDC_LABEL } : {}),
      },
    }
  }),
  route(config, async ({ services: { database, settings } }) => {
    const params = await readParams(database.db)
    const arrival = settings.DEMO ? await readArrival(database.db) : null
    return {
      data: {
        params: Object.fromEntries(publicParamKeys().map((key) => [key, params(key)])),
        demo: settings.DEMO,
        public_demo: settings.DEMO && isPublic(settings),
        ...(arrival ? { arriving: { done: arrival.done, total: arrival.total, kind: arrival.kind } } : {}),
      },
    }
  }),
]
