import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
import { inProgress, type RequestReceipt } from '#contract/changeRequest.ts'
import type { Resource, StoredRecord } from '#contract/resource.ts'
import { or, type Sql } from '#server/engine/condSql.ts'
import type { Row } from '#server/engine/context.ts'
import { insert } from '#server/engine/create.ts'
import { oneByOne, type Done, type Interceptor, type ResourceHooks } from '#server/engine/hooks.ts'
import { requireFree, requireNoRequest } from './recordRow.ts'
import type { Requests } from './requests.ts'
import { withoutAfter } from './withinAfter.ts'

type Guard<R extends Resource = Resource> = NonNullable<ResourceHooks<R>['guard']>

/**
 * A record that waits for approval cannot be changed or removed by anybody (4094). The engine has locked it. No request
 * can be about a new one yet.
 */
export const guardRecords =
  ({ resource }: Requests): Guard =>
  async (inside, changes) => {
    const existing = changes.filter(({ before }) => before !== null)
    if (existing.length > 0) await requireFree(inside, resource, idsIn(existing, '_id'))
  }

/** Nor can what a request is about beside the record: its approvers saw this. `by` is the field that names the record. */
export const guardPart =
  ({ resource }: Requests, by: string): Guard =>
  async (inside, changes) => {
    const ids = idsIn(changes, by)
    // Waits for anyone who is requesting a change of the record right now.
    await sql`
      select from ${sql.table(resource.requests.of.name)} where _id = any(${ids}) order by _id for share`.execute(
      inside.db,
    )
    await requireFree(inside, resource, ids)
  }

/**
 * What an open request wants a record to have, such as a tag, cannot be removed (4094), nor moved or merged by
 * a change of `moving`: otherwise the request could no longer be approved.
 */
export const guardProposed =
  <R extends Resource>(requests: Requests, { name }: R, moving?: keyof StoredRecord<R>): Guard<R> =>
  async (inside, changes) => {
    const gone = changes.filter(
      ({ before, after }) =>
        before !== null && (after === null || (moving !== undefined && before[moving] !== after[moving])),
    )
    if (gone.length > 0)
      await requireNoRequest(inside, requests.resource, proposes(requests, name, idsIn(gone, '_id')))
  }

/** Whether a request proposes one of these records. */
function proposes({ resource, parts = {} }: Requests, noun: string, ids: readonly string[]): Sql {
  const fields = Object.entries(resource.requests.of.fields).filter(([, { to }]) => to === noun)
  const inField = fields.map(([name, { kind }]) =>
    kind === 'refs' ? sql`after -> ${name} ?| ${ids}::text[]` : sql`after ->> ${name} = any(${ids})`,
  )
  return or([...inField, ...Object.values(parts).flatMap((part) => part.refersTo?.(noun, ids) ?? [])])
}

/** The ids in a field of the records before and after the changes. */
const idsIn = (changes: readonly Done[], field: string): string[] => {
  const records: (Row | null)[] = changes.flatMap(({ before, after }) => [before, after])
  return [...new Set(records.flatMap((record) => (record ? [String(record[field])] : [])))]
}

/**
 * People who may not change a record directly request the change by trying to make it: the reply names the
 * request.
 */
export const divert = ({ resource }: Requests): Interceptor => ({
  applies: ({ who }) => evaluate(resource.requests.can.direct, who) !== 'yes',
  instead: oneByOne(async (inside, { before, values }) => {
    const asked = { [resource.requests.by]: before['_id'], kind: 'update', after: values, source: 'pc' }
    const request = await withoutAfter(() => insert(resource, inside, asked))
    const answer: RequestReceipt = { audit_id: request._id, audit_status: inProgress }
    return { ...answer }
  }),
})
