import { recordIdOf } from '#contract/changeRequest.ts'
import { parseDoc } from '#contract/doc.ts'
import { ApiError } from '#contract/reply.ts'
import { newId } from '#server/base/newId.ts'
import { amend } from '#server/engine/amend.ts'
import { isSame } from '#server/engine/audit.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { insert } from '#server/engine/create.ts'
import { handOver } from './files.ts'
import { divided } from './proposal.ts'
import { lockRecord } from './recordRow.ts'
import type { Requests, StoredRequest } from './requests.ts'
import { withinAfter } from './withinAfter.ts'

/**
 * Makes the change of a request, as if somebody with the right made it now, and returns the record's id. If
 * its fields have changed since (4092), only somebody who has seen the record in that state, given by
 * `seenRev`, can overwrite them.
 */
export function apply(
  inside: Context,
  requests: Requests,
  { request, seenRev }: { readonly request: StoredRequest; readonly seenRev: number },
): Promise<string> {
  return withinAfter(async () => {
    const id = recordIdOf(requests.resource, request)
    const stored = id === null ? newId() : id
    if (id === null) await makeRecord(inside, requests, { request, id: stored })
    else await changeRecord(inside, requests, { request, id, seenRev })
    for (const [name, part] of Object.entries(requests.parts ?? {}))
      if (request.after[name] !== undefined)
        await part.store(inside, stored, await part.parse(inside, request.after[name]))
    return stored
  })
}

interface AppliedRequest {
  readonly request: StoredRequest
  readonly id: string
}

async function makeRecord(
  inside: Context,
  requests: Requests,
  { request, id }: AppliedRequest,
): Promise<void> {
  const { of } = requests.resource.requests
  const { fields } = divided(requests, request.after)
  await handOver(inside, requests.resource, { request, to: id })
  await insert(of, inside, { _id: id, ...parseDoc(fields, of.fields, 'create') })
}

async function changeRecord(
  inside: Context,
  requests: Requests,
  { request, id, seenRev }: AppliedRequest & { readonly seenRev: number },
): Promise<void> {
  const { of, marks } = requests.resource.requests
  const before = await lockRecord(inside, requests.resource, id)
  if (!before) throw new ApiError('not_found')
  const known: Row = { ...before }
  for (const [name, part] of Object.entries(requests.parts ?? {})) known[name] = await part.read(inside, id)
  const contested = contestedFields(request, known)
  if (contested.length > 0 && seenRev !== before.rev)
    throw new ApiError('stale', {
      current: known,
      base: request.before,
      proposed: request.after,
      fields: contested,
    })
  const { fields } = divided(requests, request.after)
  const values = { ...parseDoc(fields, of.fields, 'update'), [marks]: 'none' }
  await handOver(inside, requests.resource, { request, to: id })
  await amend(of, inside, [{ record: before, values }])
}

/** The fields that somebody changed since the request was made, to values other than the requested ones. */
const contestedFields = ({ before, after }: StoredRequest, now: Row): string[] =>
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
