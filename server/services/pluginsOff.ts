import { sql } from 'kysely'
import { isActive, readOffRules, type Caller, type OffRule } from '#contract/pluginsOff.ts'
import { needsOf } from '#contract/versionRange.ts'
import type { Dependent } from '#server/base/inNeedOrder.ts'
import type { Db } from '#server/db/database.ts'
import type { Context } from '#server/engine/context.ts'

/**
 * The stored value of `plugins.off`, or null. A statement that a call makes anyway can read it as a column.
 */
export const storedOffRules = sql`(
  select value from param
  where "group" = 'plugins' and key = 'off' and site is null and is_active and deleted_at is null)`

/** The plugins that are currently switched off by the operator. */
export async function readPluginsOff(db: Db): Promise<readonly OffRule[]> {
  const { rows } = await sql<{ off: unknown }>`select ${storedOffRules} as off`.execute(db)
  return readOffRules(rows[0]?.off)
}

/** Whether a plugin, or one that it needs, is switched off for somebody. */
export function isOff(
  id: string,
  plugins: readonly Dependent[],
  { who, rules }: { who: Caller; rules: readonly OffRule[] },
): boolean {
  if (rules.length === 0) return false
  const needs = needsOf(plugins.find((plugin) => plugin.id === id)?.dependencies)
  return !isActive(id, who, rules) || needs.some(([need]) => isOff(need, plugins, { who, rules }))
}

/** Those of these areas that are not switched off at this person's site. */
export async function areasOn<A extends Dependent>(
  areas: readonly A[],
  { db, who }: Pick<Context, 'db' | 'who'>,
): Promise<readonly A[]> {
  const rules = await readPluginsOff(db)
  const caller = { site: who.site, roles: [] }
  return areas.filter(({ id }) => !isOff(id, areas, { who: caller, rules }))
}

/** A person to whom only rules for everybody apply. */
export const anybody: Caller = { site: null, roles: [] }
