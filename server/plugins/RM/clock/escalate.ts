import { text } from '#contract/localText.ts'
import { sql } from 'kysely'
import { unfixedStatuses } from '#contract/RM/problem.ts'
import { myscustProblem } from '#contract/RM/myscustProblem.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { transact } from '#server/engine/transact.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { overdueNotice, type LateProblem } from './overdueNotice.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import { announce, notify } from '#server/services/notifications/notify.ts'
import { countingRole } from '#server/services/session/countingRole.ts'
import { seesEverySite } from '#server/services/session/seesEverySite.ts'

interface Stage {
  readonly name: string
  /** How long after the due date it is reached. */
  readonly hours: number
  /** A condition on `u`, for a problem `p`. */
  readonly who: Sql
}

/**
 * Who is notified that a problem is late (domain reference, state machines): the assignee when it is due, the managers of the
 * site after a day, the managers of the group after three days, as far as they may see it. The last stage comes first: somebody
 * who belongs to several stages that are reached at once is only notified of the last one.
 */
const stages: readonly Stage[] = [
  {
    name: 'group',
    hours: 72,
    who: sql`exists (select from role r where ${countingRole('u')} and r.code = 'group_manager')`,
  },
  { name: 'site', hours: 24, who: sql`u.staff_level = 4` },
  { name: 'assignee', hours: 0, who: sql`u._id = p.assignee_id` },
]

const problems = { tour: tourProblem, myscust: myscustProblem } as const

/** The codes that let people see problems, without the area at the beginning. */
const viewing = { tour: 'tour_issue.view', myscust: 'myscust_problem.view' } as const

/** Every five minutes: tells people that problems are late, each of them once for each due date. */
export const escalate = defineJob({
  name: 'RM.escalate',
  title: text('超期问题升级提醒', '逾期問題升級提示', 'Escalate overdue issues'),
  every: 300,
  run: async ({ context, signal }) => {
    let count = 0
    for (const type of ['tour', 'myscust'] as const) {
      signal.throwIfAborted()
      // Together, so that a run that is cut short tells nobody of a second stage the next time.
      count += await transact(context, async (inside) => {
        const told = new Set<string>()
        let reached = 0
        for (const stage of stages) reached += await tellStage(inside, type, stage, told)
        return reached
      })
    }
    return { told: count }
  },
})

/**
 * Records that a stage was reached and notifies people, both or neither. `told` has the people who were already notified of a
 * problem in this run, with its id. Returns the number of problems.
 */
async function tellStage(
  inside: Context,
  type: keyof typeof problems,
  { name, hours, who }: Stage,
  told: Set<string>,
): Promise<number> {
  const { rows: reached } = await sql<{ problem_id: string }>`
      insert into problem_escalation (problem_type, problem_id, due_at, stage, told_at)
      select ${type}, _id, due_at, ${name}, ${inside.now} from ${visibleTable(problems[type], inside)}
      where due_at + ${hours * 3600} <= ${inside.now} and status = any(${[...unfixedStatuses]})
      on conflict do nothing returning problem_id`.execute(inside.db)
  if (reached.length === 0) return 0
  const late = sql`
      select p._id as problem_id, p.problem_no, p.title, p.site, p.assignee_id, p.due_at,
        s.name_sc as site_sc, coalesce(s.name_tc, s.name_sc) as site_tc, coalesce(s.name_en, s.name_sc) as site_en
      from ${sql.table(problems[type].name)} p join site s on s._id = p.site
      where p._id = any(${reached.map(({ problem_id }) => problem_id)})`
  const { rows } = await sql<LateProblem & { user_id: string }>`
      select u._id as user_id, p.* from (${late}) p join site at on at._id = p.site
      join "user" u on u.is_active and u.deleted_at is null and ${who}
        and (p.site = any(u.sites) or u._id in (select _id from "user" where ${seesEverySite}))
        and exists (select from role r where ${countingRole('u')}
          and r.permissions ? (case at.site_region when 'HK' then 'rmhk.' else 'rm.' end || ${viewing[type]}::text))
      order by p.due_at, p.problem_id`.execute(inside.db)
  const untold = rows.filter(({ user_id, problem_id }) => !told.has(`${user_id} ${problem_id}`))
  for (const [user, own] of Map.groupBy(untold, ({ user_id }) => user_id)) {
    const bySite = [...Map.groupBy(own, ({ site }) => site).values()]
    for (const late of bySite) {
      const notice = overdueNotice(inside, type, late, { hours, isNamed: bySite.length > 1 })
      await notify(inside.db, { ...notice, users: [user], type: `${type}_problem.overdue` })
    }
    for (const { problem_id } of own) told.add(`${user} ${problem_id}`)
  }
  // The group chats of the site are notified once, when problems are due.
  if (hours === 0) await tellChats(inside, type, late)
  return reached.length
}

async function tellChats(inside: Context, type: keyof typeof problems, late: Sql): Promise<void> {
  const { rows } = await sql<LateProblem>`${late} order by p.due_at, p._id`.execute(inside.db)
  for (const [site, own] of Map.groupBy(rows, (one) => one.site))
    await announce(inside.db, { ...overdueNotice(inside, type, own), site })
}
