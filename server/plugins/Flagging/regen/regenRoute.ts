import { flagRegen } from '#contract/Flagging/flag.ts'
import { refuseFields } from '#contract/reply.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import { transact } from '#server/engine/transact.ts'
import { route } from '#server/http/handler.ts'
import { judgedAt } from './judgedAt.ts'
import { regenSite } from './regenSite.ts'

/** Applies the rules to a site now, or as of a day in the past, which only puts tenants on the list. */
export const regenRoute = route(flagRegen, async ({ body: { site, as_of }, context }) => {
  const system = await asSystem(context())
  const judged = await judgedAt(system, site, as_of)
  if (!judged) throw refuseFields('validation.failed', { as_of: 'after_today' })
  const today = await judgedAt(system, site)
  const options = { onlyOpens: judged.day !== today?.day }
  return { data: await transact(system, (inside) => regenSite(inside, judged, options)) }
})
