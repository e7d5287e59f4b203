import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { errcodes } from '#contract/reply.ts'
import { boardFigures } from './boardFigures.ts'
import { boardPage, expiredPage, unavailablePage } from './boardPage.ts'
import { boardLocale } from './boardText.ts'
import { isUnreachable } from '#server/base/isUnreachable.ts'
import type { Services } from '#server/http/services.ts'
import { ownHost } from '#server/base/settings.ts'

/**
 * The external page of the demo operator, `/demo/board?token=…&site=…&lang=…`. It represents somebody else's
 * system, so it learns who came only by redeeming the one-time token as such a system would, through
 * `/sso/consume`. `api` is the API of this server.
 */
export function demoBoard({ database, clock, settings }: Services, api: Pick<Hono, 'request'>): Hono {
  const board = new Hono()
  board.get('/board', async (http) => {
    const { token = '', site, lang } = http.req.query()
    const guest = token === '' ? null : await redeem(token, http)
    const locale = boardLocale(lang, guest === 'unavailable' ? undefined : guest?.locale)
    http.header('cache-control', 'no-store')
    if (guest === 'unavailable') return http.html(unavailablePage(locale), 503)
    if (!guest) return http.html(expiredPage(locale), 410)
    // The holder of the token may see only the site that it was made for, whatever the address says.
    const figures = await boardFigures(database.db, guest.site ?? '', clock.business()).catch(whenUnreachable)
    if (figures === 'unavailable') return http.html(unavailablePage(locale), 503)
    if (!figures || (site && site !== guest.site)) return http.html(expiredPage(locale), 410)
    return http.html(boardPage(locale, guest, figures))
  })
  return board

  async function redeem(token: string, http: Context) {
    const answer = await api.request(
      '/sso/consume',
      {
        method: 'POST',
        // Attempts are counted for the visitor, by the connection (`env`) and the headers of a proxy.
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': http.req.header('x-forwarded-for') ?? '',
        },
        body: JSON.stringify({ token, host: ownHost(settings) }),
      },
      http.env as object,
    )
    const envelope: unknown = await answer.json()
    if (failed.safeParse(envelope).success) return 'unavailable'
    return consumed.safeParse(envelope).data?.data ?? null
  }
}

function whenUnreachable(error: unknown): 'unavailable' {
  if (isUnreachable(error)) return 'unavailable'
  throw error
}

const failed = z.object({ errcode: z.enum({ upstream: errcodes.upstream, internal: errcodes.internal }) })

const consumed = z.object({
  data: z.object({
    name: z.string(),
    name_en: z.string().nullable(),
    locale: z.string(),
    site: z.string().nullable(),
  }),
})
