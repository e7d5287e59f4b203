import { user } from '#contract/System/user.ts'
import { byId } from '#server/engine/read.ts'
import type { Context } from '#server/engine/context.ts'
import { requireSite } from '#server/engine/scope.ts'
import { asPerson } from '#server/services/session/asPerson.ts'

/**
 * The work in the name of a person whom the caller may see, at a site of both: nobody looks through the eyes of somebody
 * else into a site that is not theirs.
 */
export async function personAsked(caller: Context, id: string, site: string | undefined): Promise<Context> {
  await byId(user, caller, id, {})
  const { context } = await asPerson(caller, id, site ?? null)
  if (site !== undefined) for (const { who } of [caller, context]) requireSite(who, site)
  return context
}
