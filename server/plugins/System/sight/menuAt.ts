import { menu } from '#contract/common/menu.ts'
import { asList } from '#contract/field.ts'
import { list } from '#server/engine/read.ts'
import type { Context } from '#server/engine/context.ts'

/** The menu of a person at a site: entries for this site or for all, and groups with such entries. */
export async function menuAt(context: Context, site: string | undefined) {
  const { list: entries } = await list(menu, context, { range: 'ALL' })
  const groups = new Set(entries.map(({ parent }) => parent))
  const isHere = (sites: string | string[] | null): boolean =>
    site === undefined || asList(sites ?? []).length === 0 || asList(sites ?? []).includes(site)
  const open = entries.filter(({ sites }) => isHere(sites))
  const hasPage = (id: string): boolean =>
    groups.has(id) ? open.some(({ _id, parent }) => parent === id && hasPage(_id)) : true
  return open
    .filter(({ _id }) => hasPage(_id))
    .map(({ _id, parent, uri, name, name_en, name_tc }) => ({ _id, parent, uri, name, name_en, name_tc }))
}
