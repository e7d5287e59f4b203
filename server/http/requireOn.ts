import { ApiError } from '#contract/reply.ts'
import { anybody, isOff, readPluginsOff } from '#server/services/pluginsOff.ts'
import type { Session } from '#server/services/session/session.ts'
import type { Services } from './services.ts'

/** Refuses a call of a plugin that is switched off for the caller, at the site of the call or else the current one. */
export async function requireOn(
  plugin: string,
  session: Session | null,
  { plugins, database }: Pick<Services, 'plugins' | 'database'>,
  asked?: string,
): Promise<void> {
  const rules = session?.pluginsOff ?? (await readPluginsOff(database.db))
  const who = session ? callerOf(session, asked) : anybody
  if (isOff(plugin, plugins, { who, rules })) throw new ApiError('plugin.off', { plugin })
}

/** As the console sees it: until a site was chosen, the first of the person's own sites is current. */
function callerOf({ site, user: { sites, roles } }: Session, asked: string | undefined) {
  const own = (id: string | null | undefined) => sites.find(({ _id }) => _id === id)
  const here = own(asked) ?? own(site) ?? sites[0]
  return { site: here?._id ?? null, roles: roles.map(({ _id }) => _id) }
}
