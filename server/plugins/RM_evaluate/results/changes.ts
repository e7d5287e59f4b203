import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { scoringChanges } from '#contract/RM_evaluate/scoringChanges.ts'
import { scoringResultVersion } from '#contract/RM_evaluate/scoringResultVersion.ts'
import { ApiError } from '#contract/reply.ts'
import { storesAtSites } from '#server/engine/readableStore.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { ofDay } from './day.ts'

type ResultChange = z.infer<typeof scoringChanges.reply>['list'][number]

/** The shops whose results differ between two versions of a day. Throws 4040 if the caller cannot see both. */
export const changesRoute = route(scoringChanges, async ({ query, reading }) => ({
  data: await reading(async (context) => {
    const { rows: seen } = await sql`
      select from ${visibleTable(scoringResultVersion, context, query)}
      where ${ofDay(query)} and version in (${query.from}, ${query.to})`.execute(context.db)
    if (seen.length < new Set([query.from, query.to]).size) throw new ApiError('not_found')
    const { rows: list } = await sql<ResultChange>`
      select store._id as store_id, store.store_no, store.name, store.name_en, store.name_tc,
        ${shown('was')} as before, ${shown('became')} as after
      from (select * from scoring_result where ${ofDay(query)} and version = ${query.from}) was
        full join (select * from scoring_result where ${ofDay(query)} and version = ${query.to}) became using (store_id)
        join ${storesAtSites(context)} on store._id = store_id
      where ${compared('was')} is distinct from ${compared('became')}
      order by ${naturalOrder('store.store_no')}, store._id`.execute(context.db)
    return { list, total: list.length }
  }),
}))

type Side = 'was' | 'became'

const compared = (side: Side) =>
  sql`(${sql.ref(`${side}.score`)}, ${sql.ref(`${side}.rank_site`)}, ${sql.ref(`${side}.grade`)})`

const shown = (side: Side) => sql`
  case when ${sql.ref(`${side}._id`)} is not null then jsonb_build_object('score', ${sql.ref(`${side}.score`)},
    'rank_site', ${sql.ref(`${side}.rank_site`)}, 'grade', ${sql.ref(`${side}.grade`)}) end`
