import { z } from 'zod'
import { stepStates } from '#contract/lifecycle.ts'
import { uncountedLimit } from '#contract/printQuery.ts'
import type { Resource } from '#contract/resource.ts'
import type { ServedResource } from '#server/engine/hooks.ts'
import { objectOf, schemaOf, type JsonSchema } from './schemaOf.ts'
import { errcodes, type CoreErrorKey } from '#contract/reply.ts'
import { errorName, operation, type OperationSource } from './operation.ts'

type Methods = Record<string, JsonSchema>

/** The generic calls of a resource: list, one, id, create, update, remove (specification section 7). */
export function resourcePaths(resource: DescribedResource): Record<string, Methods> {
  const { path, name, can, waiting, beside, actions, lifecycle } = resource
  const record = { $ref: `#/components/schemas/${name}` }
  const about = (id: string, does: string, errors: readonly CoreErrorKey[] = []) => ({
    id: `${id}_${name}`,
    tag: name,
    does: `${does} ${name}.`,
    errors: errors.map((key) => errorName(key, errcodes[key])),
  })
  const page = objectOf({
    list: { type: 'array', items: record },
    total: { type: 'integer', minimum: 0 },
    ...Object.fromEntries(Object.entries(beside).map(([part, schema]) => [part, schemaOf(schema, 'output')])),
  })
  const read = { can: can.view, isWaiting: false }
  const paths: Record<string, Methods> = {
    [path]: {
      get: operation(path, { ...about('list', 'Lists'), ...read, query: listQuery, reply: page }),
    },
    [`${path}/one`]: {
      get: operation(path, {
        ...about('one', 'Returns the first matching'),
        ...read,
        query: listQuery,
        reply: { anyOf: [record, { type: 'null' }] },
      }),
    },
    [`${path}/{id}`]: {
      get: operation(`${path}/{id}`, {
        ...about('id', 'Returns a', ['not_found']),
        ...read,
        query: siteQuery,
        reply: record,
      }),
    },
  }
  if (!resource.isLog) {
    paths[`${path}/{id}/history`] = {
      get: operation(`${path}/{id}/history`, {
        ...about('history', 'Lists the changes of a', ['not_found']),
        ...read,
        query: query({ site, range }),
        reply: pageOfChanges,
      }),
    }
  }
  if (lifecycle) {
    paths[`${path}/{id}/steps`] = {
      get: operation(`${path}/{id}/steps`, {
        ...about('steps', 'Returns the open steps of a', ['not_found']),
        ...read,
        query: siteQuery,
        reply: schemaOf(stepStates, 'output'),
      }),
    }
  }
  const change = (
    action: (typeof changes)[number],
    verb: string,
    { does, errors, ...described }: Change,
  ): void => {
    if (can[action] === undefined) return
    const isWaiting = waiting.includes(action)
    paths[path] = {
      ...paths[path],
      [verb]: operation(path, {
        ...about(action, does, errors),
        can: can[action],
        isWaiting,
        ...described,
      }),
    }
  }
  change('create', 'post', {
    does: 'Creates a',
    query: siteQuery,
    body: json(docOf(resource, 'create')),
    reply: record,
    errors: ['validation.failed', 'duplicate', 'idempotency.mismatch'],
    headers: { 'Idempotency-Key': retryKey },
  })
  const hasSteps = Object.keys(actions).length > 0
  change('update', 'put', {
    does: 'Changes each matching',
    query: condQuery,
    body: json(
      oneOf([
        docOf(resource, 'update'),
        ...Object.entries(actions).map(([action, { takes }]) => actionOf(action, schemaOf(takes))),
      ]),
    ),
    reply: oneOf([record, page]),
    errors: [
      'count.unconfirmed',
      'validation.failed',
      'stale',
      'duplicate',
      'idempotency.mismatch',
      ...(hasSteps ? transitions : []),
      ...(lifecycle ? ownMatter : []),
    ],
    headers: { 'Idempotency-Key': retryKey },
  })
  change('remove', 'delete', {
    does: 'Removes each matching',
    query: removalQuery,
    reply: objectOf({ removed: { type: 'integer', minimum: 0 } }),
    errors: ['count.unconfirmed', 'stale', 'in_use', 'idempotency.mismatch'],
    headers: { 'Idempotency-Key': retryKey },
  })
  return paths
}

/** The schema of a resource's record in a reply. */
export const recordSchema = (resource: DescribedResource): JsonSchema =>
  objectOf(
    Object.fromEntries(
      Object.entries(resource.fields).map(([name, field]) => [
        name,
        described(schemaOf(field.schema, 'output'), name, resource),
      ]),
    ),
  )

/** A resource, with what its fields are called. */
export type DescribedResource = Resource & Pick<ServedResource, 'texts'>

/** What a field is called, and what it refers to. */
function described(schema: JsonSchema, name: string, { fields, texts }: DescribedResource): JsonSchema {
  const label = texts?.fields[name]?.en_US
  const to = fields[name]?.to
  const description = [label && `${label}.`, to && `The \`_id\` of ${to}.`].filter(Boolean).join(' ')
  return description === '' ? schema : { ...schema, description }
}

const changes = ['create', 'update', 'remove'] as const

const transitions = ['state.transition'] as const
const ownMatter = ['approval.self'] as const

interface Change extends Pick<OperationSource, 'does' | 'query' | 'reply' | 'body' | 'headers'> {
  readonly errors: readonly CoreErrorKey[]
}

function docOf(resource: DescribedResource, action: 'create' | 'update'): JsonSchema {
  const written = Object.entries(resource.fields).filter(
    ([, { writable }]) => writable === 'always' || (writable === 'create' && action === 'create'),
  )
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(
        written.map(([name, { schema }]) => [name, described(schemaOf(schema), name, resource)]),
      ),
      ...(action === 'update' ? { rev: { type: 'integer', description: 'The stored one, or 4092.' } } : {}),
    },
    ...(action === 'create'
      ? { required: written.filter(([, { required }]) => required).map(([name]) => name) }
      : {}),
    additionalProperties: false,
  }
}

const actionOf = (action: string, takes: JsonSchema): JsonSchema => ({
  ...takes,
  properties: { action: { const: action }, ...(takes['properties'] as object) },
  required: ['action', ...((takes['required'] as readonly string[] | undefined) ?? [])],
})

const json = (schema: JsonSchema) => ({ type: 'application/json' as const, schema })

const oneOf = (schemas: readonly JsonSchema[]): JsonSchema =>
  schemas.length === 1 && schemas[0] ? schemas[0] : { anyOf: schemas }

/** The header of calls that write. */
export const retryKey = {
  type: 'string',
  description:
    'Chosen by the caller: the same request with the same key is carried out once, however often it is sent.',
}
const site = { type: 'string', description: 'The site; by default all sites of the user.' }
const cond = {
  type: 'string',
  description: 'A JSON object: `{"status":"active","area":{"$gte":50},"$q":"text","$or":[…]}`.',
}
const query = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
})
const siteQuery = query({ site })
const expect = {
  type: 'integer',
  description:
    `How many records are meant; another number is 4006. Needed by more than ${uncountedLimit}, ` +
    'unless an update names each by its id.',
}
const condQuery = { ...query({ site, cond, expect }), required: ['cond'] }
const rev = { type: 'integer', description: 'The stored one, or 4092.' }
const removalQuery = { ...query({ site, cond, expect, rev }), required: ['cond'] }
const range = { type: 'string', description: '`0-19`, both ends included, or `ALL`.' }
const listQuery = query({
  site,
  cond,
  sort: { type: 'string', description: 'A JSON object in order: `{"created_at":-1}`.' },
  range,
})

const pageOfChanges = schemaOf(
  z.object({
    list: z.array(
      z.object({
        _id: z.string(),
        at: z.int(),
        user_id: z.string().nullable(),
        for_id: z.string().nullable(),
        action: z.enum(['create', 'update', 'remove']),
        step: z.string().nullable(),
        diff: z.record(z.string(), z.object({ from: z.json(), to: z.json() })).nullable(),
        request_id: z.string().nullable(),
      }),
    ),
    total: z.int(),
  }),
  'output',
)
