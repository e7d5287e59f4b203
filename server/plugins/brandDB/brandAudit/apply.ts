import { brand } from '#contract/brandDB/brand.ts'
import { parseDoc } from '#contract/doc.ts'
import { ApiError } from '#contract/reply.ts'
import { newId } from '#server/base/newId.ts'
import { amend } from '#server/engine/amend.ts'
import { isSame } from '#server/engine/audit.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { insert } from '#server/engine/create.ts'
import { lockBrand } from './brandRow.ts'
import { companiesOf, parseCompanies, setCompanies } from './companies.ts'
import { handOver } from './files.ts'
import type { Request, StoredRequest } from './proposal.ts'
import { withinAfter } from './withinAfter.ts'

/**
 * Makes the change of a request, as if somebody with the right made it now, and returns the brand's id. If
 * its fields have changed since (4092), only somebody who has seen the brand in that state, given by
 * `seenRev`, can overwrite them.
 */
export function apply(inside: Context, request: Request, seenRev: number | undefined): Promise<string> {
  return withinAfter(() =>
    request.kind === 'create' ? makeBrand(inside, request) : changeBrand(inside, request, seenRev),
  )
}

async function makeBrand(inside: Context, request: Request): Promise<string> {
  const { companies, ...fields } = request.after
  const _id = newId()
  await handOver(inside, request, _id)
  await insert(brand, inside, { _id, ...parseDoc(fields, brand.fields, 'create') })
  if (companies !== undefined) await setCompanies(inside, _id, await parseCompanies(inside, companies))
  return _id
}

async function changeBrand(inside: Context, request: Request, seenRev: number | undefined): Promise<string> {
  const id = String(request.brand_id)
  const before = await lockBrand(inside, id)
  if (!before) throw new ApiError('not_found')
  const known = { ...before, companies: await companiesOf(inside, id) }
  const contested = contestedFields(request, known)
  if (contested.length > 0 && seenRev !== before.rev)
    throw new ApiError('stale', {
      current: known,
      base: request.before,
      proposed: request.after,
      fields: contested,
    })
  const { companies, ...fields } = request.after
  const values = { ...parseDoc(fields, brand.fields, 'update'), audit_status: 'none' }
  await handOver(inside, request, id)
  await amend(brand, inside, [{ record: before, values }])
  if (companies !== undefined) await setCompanies(inside, id, await parseCompanies(inside, companies))
  return id
}

/** The fields that somebody changed since the request was made, to values other than the requested ones. */
const contestedFields = ({ before, after }: Pick<Request, 'before' | 'after'>, now: Row): string[] =>
  Object.keys(after).filter(
    (name) =>
      !isSame(inOrder(before?.[name]), inOrder(now[name])) &&
      !isSame(inOrder(after[name]), inOrder(now[name])),
  )

/** A value with the names in its structures sorted, because the database stores them in its own order. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  return typeof value === 'object' && value !== null
    ? Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
    : (value ?? null)
}

/** The request as read from the table. */
export const requestOf = (record: StoredRequest): Request => ({
  ...record,
  decisions: record.decisions ?? [],
})
