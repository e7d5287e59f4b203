import { user } from '#contract/System/user.ts'
import { byId } from '#server/engine/read.ts'
import type { Context } from '#server/engine/context.ts'
import { requireSite } from '#server/engine/scope.ts'
import { asPerson } from '#server/services/session/asPerson.ts'

/**
 * The work in the name of a person whom the caller may see, as if the person had only the sites of both: nobody looks
 * through the eyes of somebody else into a site that is not theirs. Throws 4032 for any other site.
 */
export async function personAsked(caller: Context, id: string, site: string | undefined): Promise<Context> {
  await byId(user, caller, id, {})
  const { context } = await asPerson(caller, id, site ?? null)
  const own = new Set(caller.who.sites.map(({ _id }) => _id))
  const who = {
    ...context.who,
    sites: context.who.sites.filter(({ _id }) => own.has(_id)),
    hasEverySite: context.who.hasEverySite && caller.who.hasEverySite,
  }
  if (site !== undefined) requireSite(who, site)
  return { ...context, who }
}
