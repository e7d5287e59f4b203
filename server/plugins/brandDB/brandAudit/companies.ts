import { sql } from 'kysely'
import { z } from 'zod'
import { brandCompany } from '#contract/brandDB/brandCompany.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { isSame } from '#server/engine/audit.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { checkReferences } from '#server/engine/references.ts'
import { insert } from '#server/engine/create.ts'
import { discard } from '#server/engine/discard.ts'
import type { ProposedPart } from '#server/services/changeRequest/requests.ts'

const { company_id, relation, region } = brandCompany.fields
const schema = z
  .array(
    z.strictObject({
      company_id: company_id.schema,
      relation: relation.schema,
      region: region.schema.nullish().transform((given) => given ?? null),
    }),
  )
  .max(50)

/** A company behind a brand, as a request names it. */
type CompanyLink = z.infer<typeof schema>[number]

/** The companies behind a brand as a part of a proposal: all of them, in a fixed order. */
export const companies: ProposedPart = {
  read: companiesOf,
  parse: parseCompanies,
  store: setCompanies,
  refersTo: (noun, ids) =>
    noun === 'company'
      ? sql`exists (
          select from jsonb_path_query(after, '$.companies[*].company_id') as company where company #>> '{}' = any(${ids}))`
      : undefined,
}

/** The current companies behind a brand, in a fixed order, so that two lists can be compared. */
async function companiesOf({ db }: Context, brandId: string | null): Promise<CompanyLink[]> {
  const { rows } = await sql<CompanyLink>`
    select company_id, relation, region from brand_company
    where brand_id = ${brandId} and deleted_at is null`.execute(db)
  return inOrder(rows)
}

/** The companies that a request names, without duplicates. Throws 4004 for an invalid one. */
async function parseCompanies(inside: Context, given: unknown): Promise<CompanyLink[]> {
  const result = schema.safeParse(given)
  if (!result.success) throw refuseFields('validation.failed', { companies: 'type' })
  const named = inOrder(result.data).filter((one, index, all) => index === 0 || !isSame(one, all[index - 1]))
  const changed = new Set(['company_id'])
  const changes = named.map((one) => ({ record: { ...one }, changed }))
  await checkReferences(brandCompany, inside, changes).catch((error: unknown) => {
    // A deadlock, for example, is not about the companies, and is retried.
    if (!(error instanceof ApiError)) throw error
    throw refuseFields('validation.failed', { companies: 'reference' })
  })
  return named
}

/** Sets the companies behind a brand: existing ones stay, others are removed, new ones are added. */
async function setCompanies(inside: Context, brandId: string, value: unknown): Promise<void> {
  const wanted = schema.parse(value)
  const { rows } = await sql<Row & CompanyLink>`
    select * from brand_company where brand_id = ${brandId} and deleted_at is null for update`.execute(
    inside.db,
  )
  const isThere = (one: CompanyLink, among: readonly CompanyLink[]) =>
    among.some((other) => keyOf(other) === keyOf(one))
  const gone = rows.filter((row) => !isThere(row, wanted))
  await discard(brandCompany, inside, gone)
  for (const one of wanted) {
    if (!isThere(one, rows)) await insert(brandCompany, inside, { ...one, brand_id: brandId })
  }
}

const keyOf = (one: CompanyLink): string => JSON.stringify([one.company_id, one.relation, one.region])

const inOrder = (companies: readonly CompanyLink[]): CompanyLink[] =>
  companies.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
