import { sql } from 'kysely'
import { params } from '#contract/PS/area.ts'
import { systemAt } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { judgedOn } from '#server/plugins/Flagging/metrics/assessmentDay.ts'
import { regenSite } from '#server/plugins/Flagging/regen/regenSite.ts'
import { addDays } from '#server/demo/calendar.ts'
import type { DemoGround } from '#server/demo/demoGround.ts'
import { part, type DemoPart } from '#server/demo/demoPart.ts'
import type { DemoSite } from '#server/demo/sites.ts'

/** The days before today on which the rules were applied, so that some flags are older and some are cleared. */
const runs = [60, 30, 0]

/** The watch list of a site, as the rules find it, and what people did about it. */
export const flagTenants = (
  { _id: site }: DemoSite,
  { today, now }: Pick<DemoGround, 'today' | 'now'>,
): DemoPart =>
  part('flags', async (db) => {
    const who = await systemAt(db)
    for (const ago of runs) {
      const judged = await judgedOn(
        { db, now },
        {
          site,
          day: addDays(today, -ago),
          dueDay: params['sales.due_day'].initial,
          minCoverage: params['perf.min_coverage'].initial,
        },
      )
      if (!judged) continue
      // Like other demo rows, these have no entries in the audit log.
      const context: Context = {
        db,
        who,
        resources: new Map(),
        requestId: 'demo',
        ip: null,
        now: judged.until,
        isTrial: true,
      }
      await regenSite(context, judged)
    }
    await sql`
      update flag set _id = concat_ws('-', 'FL', substr(rule_id, 4), substr(store_id, 3), period)
      where site = ${site} and created_by is null`.execute(db)
    await reactions(site, now).execute(db)
  })

/** The people who look after the shops of a site have taken up half of what is not cleared. */
const reactions = (site: string, now: number) => sql`
  with owner as (
    select distinct on (owned.store_id) owned.store_id, o.user_id
    from space_owner o join space_owner_store owned on owned.space_owner_id = o._id
    where o.is_active and o.deleted_at is null and o.user_id is not null order by owned.store_id, o._id),
  drawn as (
    select flag._id, owner.user_id, ('x' || left(md5(flag._id), 6))::bit(24)::int % 20 as draw
    from flag join owner using (store_id) where flag.site = ${site} and status = 'open')
  update flag set
    status = case when draw < 4 then 'acknowledged' when draw < 8 then 'in_follow_up' else 'muted' end,
    owner_id = case when draw between 4 and 7 then user_id end,
    muted_until = case when draw = 8 then to_timestamp(${now})::date + 30 end,
    comments = comments || jsonb_build_array(jsonb_build_object('by', user_id, 'at', flag.created_at + 7200, 'text', case
      when draw < 4 then '已与店长沟通，下周复查' when draw < 8 then '已约租户面谈，商讨改善方案' else '装修期间暂停预警' end))
  from drawn where drawn._id = flag._id and draw < 9`
