import { noBody, takesKey, type Call } from '#contract/call.ts'
import { sheetCallsOf } from '#contract/sheetCalls.ts'
import type { ErrorCatalogue } from '#server/base/errorCatalogue.ts'
import { errorName, operation, type Reply } from './operation.ts'
import { recordSchema, resourcePaths, retryKey, type DescribedResource } from './resourcePaths.ts'
import { schemaOf, type JsonSchema } from './schemaOf.ts'
import { withSharedSchemas } from './sharedSchemas.ts'

interface ApiContents {
  readonly version: string
  readonly resources: readonly DescribedResource[]
  readonly calls: readonly Call[]
  /** The calls that are not built yet. */
  readonly waiting: ReadonlySet<Call>
  readonly errors: ErrorCatalogue
}

/** The API as OpenAPI 3.1, generated from the contract alone. */
export function openApi({ version, resources, calls, waiting, errors }: ApiContents): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  const add = (path: string, methods: Record<string, JsonSchema>) => {
    // A single call takes precedence over a generic call with the same address, as on the server.
    paths[path] = { ...methods, ...paths[path] }
  }
  const ofSheets = resources.flatMap(sheetCallsOf)
  for (const call of [...calls, ...ofSheets])
    add(call.path, {
      [call.method.toLowerCase()]: ofCall(call, { isWaiting: waiting.has(call), known: errors }),
    })
  for (const resource of resources) {
    for (const [path, methods] of Object.entries(resourcePaths(resource))) add(path, methods)
  }
  return withSharedSchemas({
    openapi: '3.1.0',
    info: {
      title: 'Atrium',
      version,
      description:
        'Business errors are sent with HTTP 200: a truthy `errcode` or `errmsg` is an error. 555 ' +
        'means not signed in; 4290 means too many requests, and `data.retry_after` is the number ' +
        'of seconds to wait. The session token of `POST /signin` goes into the header `token`.',
    },
    servers: [{ url: '/api/v1' }],
    security: [{ token: [] }],
    paths: Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => a.localeCompare(b, 'en'))),
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
      schemas: {
        ApiError: refusal(errors),
        ...Object.fromEntries(resources.map((resource) => [resource.name, recordSchema(resource)])),
      },
    },
  })
}

function ofCall(call: Call, { isWaiting, known }: { isWaiting: boolean; known: ErrorCatalogue }): JsonSchema {
  const { method, path, does, can, carries, errors } = call
  const takesBody = method !== 'GET' && call.body !== noBody
  const body = takesBody ? schemaOf(call.body) : {}
  const tag = path.split('/')[1] ?? ''
  return operation(path, {
    id: `${method.toLowerCase()}${path.replace(/\W+/g, '_')}`,
    tag,
    does,
    can,
    query: schemaOf(call.query),
    ...(carries === 'upload'
      ? { body: { type: 'multipart/form-data' as const, schema: withFile(body) } }
      : takesBody
        ? { body: { type: 'application/json' as const, schema: body } }
        : {}),
    reply: replyOf(call),
    ...(takesKey(call) ? { headers: { 'Idempotency-Key': retryKey } } : {}),
    errors: [...errors, ...(takesKey(call) ? keyErrors : [])].map((key) =>
      errorName(key, known.get(key)?.errcode),
    ),
    isWaiting,
  })
}

const keyErrors = ['idempotency.mismatch', 'idempotency.pending'] as const

function replyOf({ carries, reply }: Call): Reply {
  if (carries === 'download') return 'file'
  const schema = schemaOf(reply, 'output')
  return carries === 'events' ? { events: schema } : schema
}

const withFile = ({ properties, required }: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { ...(properties as object | undefined), file: { type: 'string', format: 'binary' } },
  required: [...((required as readonly string[] | undefined) ?? []), 'file'],
})

const refusal = (errors: ErrorCatalogue): JsonSchema => ({
  type: 'object',
  properties: {
    data: {},
    errcode: {
      type: 'integer',
      enum: [...errors.values()].map(({ errcode }) => errcode),
      description: [...errors].map(([key, { errcode }]) => `${errcode} ${key}`).join(', '),
    },
    errmsg: { type: 'string', description: 'For the user, in the language of the request.' },
  },
  required: ['errcode', 'errmsg'],
})
