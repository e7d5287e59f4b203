import { sql } from 'kysely'
import { menu } from '#contract/common/menu.ts'
import { genToken, ssoConsume } from '#contract/core/frameToken.ts'
import { ApiError } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { requireSite } from '#server/engine/scope.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { ownHost } from '#server/base/settings.ts'
import { issueFrameToken, plainHost, redeemFrameToken } from '#server/services/session/frameToken.ts'

/** Shows an external page who came, without giving it the session. */
export const frameTokenRoutes = [
  route(genToken, async ({ query: { menu_id, site }, session, services, context }) => {
    if (!session) throw new ApiError('auth.required')
    if (site) requireSite(session.subject, site)
    const own = ownHost(services.settings)
    const page = menu_id === undefined ? own : await hostOf(context(), menu_id, own)
    return {
      data: await issueFrameToken(services.database.db, session, {
        site: site || session.site,
        host: plainHost(page),
        now: services.clock.real(),
      }),
    }
  }),
  // Without a host it is one of the console's own pages.
  route(ssoConsume, async ({ body: { token, host }, services: { database, clock, settings }, ip }) => ({
    data: await redeemFrameToken(database.db, token, {
      host: host || ownHost(settings),
      ip,
      now: clock.real(),
    }),
  })),
]

/**
 * The host of the page that a menu entry opens. Throws 4040 for an entry that the person may not see, or that
 * opens no page.
 */
async function hostOf(context: Context, id: string, own: string): Promise<string> {
  const { rows } = await sql<{ out_url: string | null; uri: string | null }>`
    select out_url, uri from ${visibleTable(menu, context)} where _id = ${id}`.execute(context.db)
  const address = rows[0]?.out_url || rows[0]?.uri
  if (!address || !URL.canParse(address, `http://${own}`)) throw new ApiError('not_found')
  const { host, protocol } = new URL(address, `http://${own}`)
  if (protocol !== 'http:' && protocol !== 'https:') throw new ApiError('not_found')
  return host
}
