import { isOff, readPluginsOff } from '#server/services/pluginsOff.ts'
import type { Needing } from '#server/base/inNeedOrder.ts'
import type { Context } from '#server/engine/context.ts'
import { mayBe } from '#server/engine/ruleSql.ts'
import type { Report } from './defineReport.ts'

/** As much of a plugin as its reports need. */
type Owner = Needing & { readonly reports?: readonly Report[] }

// The loaded areas determine which reports exist, as with parameters.
const catalogue = new Map<string, Owner>()

/** Registers the reports of an area. The loader of the areas calls it once for each. */
export function defineReports(owner: Owner): void {
  catalogue.set(owner.id, owner)
}

/** The reports that this person may run at some site, in the order of the areas. */
export const reportsOpenTo = async (context: Context): Promise<readonly Report[]> =>
  (await reportsRunning(context)).filter(({ can }) => mayBe(can, context.who))

/** The reports of the areas that are not switched off. */
export async function reportsRunning({ db, who }: Pick<Context, 'db' | 'who'>): Promise<readonly Report[]> {
  const owners = [...catalogue.values()]
  const rules = await readPluginsOff(db)
  const caller = { site: who.site, roles: [] }
  return owners
    .filter(({ id, reports = [] }) => reports.length > 0 && !isOff(id, owners, { who: caller, rules }))
    .flatMap(({ reports = [] }) => reports)
}
