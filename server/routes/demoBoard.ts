import { Hono } from 'hono'
import { z } from 'zod'
import { boardFigures } from '#server/demoBoard/boardFigures.ts'
import { boardPage, expiredPage } from '#server/demoBoard/boardPage.ts'
import { boardLocale } from '#server/demoBoard/boardText.ts'
import { callerOf } from '#server/http/caller.ts'
import type { Services } from '#server/http/services.ts'

/**
 * The external page of the demo operator, `/demo/board?token=…&site=…&lang=…`: it stands for a system of somebody
 * else, so it learns who came only by redeeming the one-time token as such a system would, through `/sso/consume`.
 * `api` is the API this server offers.
 */
export function demoBoard({ database, clock, settings }: Services, api: Pick<Hono, 'request'>): Hono {
  const board = new Hono()
  board.get('/board', async (http) => {
    const { token = '', site, lang } = http.req.query()
    const guest =
      token === '' ? null : await redeem(token, callerOf(http, settings.TRUSTED_PROXIES).host, http.env)
    const locale = boardLocale(lang, guest?.locale)
    http.header('cache-control', 'no-store')
    if (!guest) return http.html(expiredPage(locale), 410)
    // Whoever holds the token may see the site it was made for, and no other by another address.
    const figures = await boardFigures(database.db, guest.site ?? '', clock.business())
    if (!figures || (site && site !== guest.site)) return http.html(expiredPage(locale), 410)
    return http.html(boardPage(locale, guest.name, figures))
  })
  return board

  async function redeem(token: string, host: string, env: unknown) {
    const answer = await api.request(
      '/sso/consume',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, host }),
      },
      // It holds the connection, by which the API counts tries.
      env as object,
    )
    return consumed.safeParse(await answer.json()).data?.data ?? null
  }
}

const consumed = z.object({
  data: z.object({ name: z.string(), locale: z.string(), site: z.string().nullable() }),
})
