import { sql } from 'kysely'
import { brand } from '#contract/brandDB/brand.ts'
import type { brandCompany } from '#contract/brandDB/brandCompany.ts'
import type { Resource, StoredRecord } from '#contract/resource.ts'
import type { Row } from '#server/engine/context.ts'
import { or, type Sql } from '#server/engine/condSql.ts'
import type { ResourceHooks, Done } from '#server/engine/hooks.ts'
import { requireFree, requireNoRequest } from './brandRow.ts'

type Guard<R extends Resource = Resource> = NonNullable<ResourceHooks<R>['guard']>

/**
 * A brand that waits for approval cannot be changed or removed by anybody (4094). The engine has locked it. No request can
 * be about a new one yet.
 */
export const guardBrands: Guard<typeof brand> = async (inside, changes) => {
  const existing = changes.filter(({ before }) => before !== null)
  if (existing.length > 0) await requireFree(inside, idsOf(existing))
}

/** Nor can the companies behind it: a request may be about them, and its approvers saw these. */
export const guardCompanies: Guard<typeof brandCompany> = async (inside, changes) => {
  const brands = recordsIn(changes).map(({ brand_id }) => brand_id)
  // Waits for anyone who is requesting a change of the brand right now.
  await sql`select from brand where _id = any(${brands}) order by _id for share`.execute(inside.db)
  await requireFree(inside, brands)
}

/**
 * What an open request wants a brand to have, such as a tag, cannot be removed (4094), nor moved or merged by
 * a change of `moving`: otherwise the request could no longer be approved.
 */
export const guardProposed =
  <R extends Resource>({ name }: R, moving?: keyof StoredRecord<R>): Guard<R> =>
  async (inside, changes) => {
    const gone = changes.filter(
      ({ before, after }) =>
        before !== null && (after === null || (moving !== undefined && before[moving] !== after[moving])),
    )
    if (gone.length > 0) await requireNoRequest(inside, proposes(name, idsOf(gone)))
  }

/** Whether a request proposes one of these records. */
function proposes(noun: string, ids: readonly string[]): Sql {
  const fields = Object.entries(brand.fields).filter(([, { to }]) => to === noun)
  const inField = fields.map(([name, { kind }]) =>
    kind === 'refs' ? sql`after -> ${name} ?| ${ids}::text[]` : sql`after ->> ${name} = any(${ids})`,
  )
  const inCompanies = sql`exists (
    select from jsonb_path_query(after, '$.companies[*].company_id') as company where company #>> '{}' = any(${ids}))`
  return or(noun === 'company' ? [...inField, inCompanies] : inField)
}

const idsOf = (changes: readonly Done[]): string[] => [
  ...new Set(recordsIn(changes).map(({ _id }) => String(_id))),
]

/** The records before and after the changes. */
const recordsIn = <T extends Row>(changes: readonly Done<T>[]): T[] =>
  changes.flatMap(({ before, after }) => [before, after]).filter((record) => record !== null)
