import { sql } from 'kysely'
import { menu } from '#contract/common/menu.ts'
import { asList } from '#contract/oneOrMany.ts'
import { list } from '#server/engine/read.ts'
import type { Context } from '#server/engine/context.ts'

/**
 * The menu of a person at a site, or at any of theirs: entries for this site or for all, and groups with such entries.
 * Of an area that was removed the entries stay, but lead nowhere.
 */
export async function menuAt(context: Context, site: string | undefined) {
  const { list: all } = await list(menu, context, { range: 'ALL' })
  const { rows } = await sql<{ code: unknown }>`
    select code from permission where undeclared_at is not null`.execute(context.db)
  const gone = new Set(rows.map(({ code }) => code))
  const entries = all.filter(({ permission_code }) => !gone.has(permission_code))
  const groups = new Set(entries.map(({ parent }) => parent))
  const here = site === undefined ? context.who.sites.map(({ _id }) => _id) : [site]
  const isHere = (sites: string | string[] | null): boolean =>
    asList(sites ?? []).length === 0 || asList(sites ?? []).some((one) => here.includes(one))
  const open = entries.filter(({ sites }) => isHere(sites))
  const hasPage = (id: string): boolean =>
    groups.has(id) ? open.some(({ _id, parent }) => parent === id && hasPage(_id)) : true
  return open
    .filter(({ _id }) => hasPage(_id))
    .map(({ _id, parent, uri, name, name_en, name_tc }) => ({ _id, parent, uri, name, name_en, name_tc }))
}
