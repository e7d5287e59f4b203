import { sql } from 'kysely'
import { evaluate, type Answer, type Rule } from '#contract/access.ts'
import { countedRows, userSight } from '#contract/System/sight.ts'
import type { ServedResource } from '#server/engine/hooks.ts'
import type { Context } from '#server/engine/context.ts'
import { isNarrowed } from '#server/engine/inScope.ts'
import { mayBe } from '#server/engine/ruleSql.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { menuAt } from './menuAt.ts'
import { personAsked } from './personAsked.ts'

/** What a person can see and do at a site, decided exactly as it is for their own requests. */
export const userSightRoute = route(userSight, ({ params, query: { site }, reading, locale }) =>
  reading(async (caller) => {
    const asked = await personAsked(caller, params.id, site)
    const resources = []
    for (const noun of asked.resources.values())
      resources.push({
        noun: noun.name,
        name: noun.texts?.title[locale] ?? noun.name,
        // What a data scope hides from the caller is not counted for them either.
        rows: isNarrowed(noun, caller) ? null : await rowsSeen(noun, asked, site),
        can: answersOf(noun, asked),
      })
    const { isAdmin: is_admin, sites } = asked.who
    const menu = await menuAt(asked, site)
    return { data: { is_admin, sites: sites.map(({ _id }) => _id), menu, resources } }
  }),
)

async function rowsSeen(
  noun: ServedResource,
  context: Context,
  site: string | undefined,
): Promise<number | null> {
  if (!mayBe(noun.can.view, context.who)) return null
  const rows = visibleTable(noun, context, { site })
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from (select from ${rows} limit ${countedRows}) counted`.execute(context.db)
  return counted[0]?.n ?? 0
}

function answersOf({ can, actions }: ServedResource, { who }: Context): Record<string, Answer> {
  const steps = Object.entries(actions).map(([name, step]) => [name, step.can] as const)
  const rules: (readonly [string, Rule | undefined])[] = [...Object.entries(can), ...steps]
  return Object.fromEntries(rules.flatMap(([name, rule]) => (rule ? [[name, evaluate(rule, who)]] : [])))
}
