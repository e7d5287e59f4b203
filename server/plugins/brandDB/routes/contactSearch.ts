import { sql } from 'kysely'
import { brand } from '#contract/brandDB/brand.ts'
import { company } from '#contract/brandDB/company.ts'
import { contact, contactSearch } from '#contract/brandDB/contact.ts'
import { list } from '#server/engine/read.ts'
import type { RecordOf } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { showing } from '#server/engine/privacy.ts'
import { requireSite } from '#server/engine/scope.ts'
import { labelTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { nameIn } from './brandSummary.ts'

type Contact = RecordOf<typeof contact>

/** Finds contacts while the user types; contact details stay masked for everybody. */
export const contactSearchRoute = route(contactSearch, async ({ query, reading, session }) =>
  reading(async (context) => {
    const { q, limit, site, company_id, brand_id } = query
    const isAtSite = site !== undefined && site !== '' && site !== 'ALL'
    if (isAtSite) requireSite(context.who, site)
    const cond = {
      ...(q.trim() === '' ? {} : { $q: q }),
      ...(company_id === undefined ? {} : { company_id }),
      ...(brand_id === undefined ? {} : { brand_ids: brand_id }),
      // No site means every site.
      ...(isAtSite ? { sites: { $in: [site, null] } } : {}),
    }
    const found = await list(contact, context, { cond: JSON.stringify(cond), range: `0-${limit - 1}` })
    const names = await namesOf(context, session?.user.locale, found.list)
    const veiled = showing(contact, null)
    const people = found.list.map((record) => summary(veiled(record), names))
    return { data: { list: people, total: found.total, similar: found.similar } }
  }),
)

const summary = (
  { _id, name, position, company_id, brand_ids, mobile }: Contact,
  names: ReadonlyMap<string | null, string>,
) => ({
  _id,
  name,
  position,
  company_name: names.get(company_id) ?? null,
  brand_names: brand_ids.flatMap((id) => names.get(id) ?? []),
  mobile,
})

/** The names of their companies and brands in the person's language. */
async function namesOf(context: Context, locale: string | undefined, records: readonly Contact[]) {
  const companies = records.flatMap(({ company_id }) => company_id ?? [])
  const brands = records.flatMap(({ brand_ids }) => brand_ids)
  const { rows } = await sql<{ _id: string; name: string }>`
    select _id, ${nameIn(locale, 'company')} as name from ${labelTable(company, context)}
    where _id = any(${companies})
    union all
    select _id, ${nameIn(locale, 'brand')} from ${labelTable(brand, context)}
    where _id = any(${brands})`.execute(context.db)
  return new Map<string | null, string>(rows.map(({ _id, name }) => [_id, name]))
}
