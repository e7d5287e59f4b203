import { sql } from 'kysely'
import { performanceChangeExplanation } from '#contract/PS/performanceChanges.ts'
import { figureNames } from '#contract/PS/figures.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { route } from '#server/http/handler.ts'
import { authorizeFigure, explained } from '#server/plugins/PS/figures/explained.ts'
import { moneyOf } from '#server/plugins/PS/figures/money.ts'
import { decoded } from './decoded.ts'
import { visibleChanges } from './visibleChanges.ts'

/** How a figure came about before or after a run. */
export const performanceChangeExplanationRoute = route(
  performanceChangeExplanation,
  async ({ query, locale, reading }) => ({
    data: await reading(async (context) => {
      const { site, run_id, stat_month, tenant_ship_id, store_id, side } = query
      const { currency } = await moneyOf(context, { site }, { from: stat_month, to: stat_month })
      const figure = figureNames().find((name) => name === query.figure)
      if (figure === undefined) throw refuseFields('param.invalid', { figure: 'unknown' })
      authorizeFigure(figure, context)
      const { rows } = await sql<NonNullable<Parameters<typeof explained>[0]['row']>>`
        select side.* from ${visibleChanges(context, site)} ${decoded(side, 'side')}
        where change.run_id = ${run_id} and change.site = ${site} and change.stat_month = ${stat_month}
          and change.tenant_ship_id = ${tenant_ship_id} and change.store_id = ${store_id}`.execute(context.db)
      if (!rows[0]) throw new ApiError('not_found')
      return explained({ figure, row: rows[0], currency, locale, notes: [] })
    }),
  }),
)
