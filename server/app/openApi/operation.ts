import type { Rule } from '#contract/access.ts'
import { envelopeOf, type JsonSchema } from './schemaOf.ts'

/** One method of a path, before it is written as OpenAPI. */
export interface OperationSource {
  readonly id: string
  readonly tag: string
  readonly does: string
  readonly can: Rule | 'anyone' | undefined
  readonly query: JsonSchema
  /** Optional request headers, by name. */
  readonly headers?: Readonly<Record<string, JsonSchema>>
  readonly body?: { readonly type: 'application/json' | 'multipart/form-data'; readonly schema: JsonSchema }
  readonly reply: Reply
  /** Its own errors, as `errorName` prints them. */
  readonly errors: readonly string[]
  /** It is not built yet and replies 5003. */
  readonly isWaiting: boolean
}

/** The envelope's `data`, a file, or the events of a stream. */
export type Reply = JsonSchema | 'file' | Stream

interface Stream {
  readonly events: JsonSchema
}

/** An operation of OpenAPI 3.1. Business errors have status 200, so they are listed in the description. */
export function operation(path: string, described: OperationSource): JsonSchema {
  const { id, tag, does, can, query, headers = {}, body, reply, errors, isWaiting } = described
  return {
    operationId: id,
    tags: [tag],
    summary: does,
    description: [
      isWaiting ? `**Not built yet**: replies 5003 \`call.not_built\`.` : '',
      `Who may: ${can === 'anyone' ? 'anyone, without a session' : ruleText(can)}.`,
      errors.length > 0 ? `Specific errors: ${errors.join(', ')}.` : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    ...(can === 'anyone' ? { security: [] } : {}),
    parameters: [...partsOf(path), ...fieldsOf(query), ...fieldsOf({ properties: headers }, 'header')],
    ...(body ? { requestBody: { content: { [body.type]: { schema: body.schema } } } } : {}),
    responses: {
      200: {
        description:
          'Success, or an error: then `errcode` is not 0, `errmsg` says why in the language of ' +
          'the request, and `data` holds the details.',
        content: contentOf(reply),
      },
    },
  }
}

function contentOf(reply: Reply): JsonSchema {
  if (reply === 'file')
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  // To OpenAPI a stream is text; each `data:` of it is such an object.
  if (isStream(reply)) return { 'text/event-stream': { schema: reply.events } }
  return { 'application/json': { schema: answerOf(envelopeOf(reply)) } }
}

const isStream = (reply: JsonSchema | { readonly events: JsonSchema }): reply is Stream => 'events' in reply

const answerOf = (done: JsonSchema): JsonSchema => ({
  anyOf: [done, { $ref: '#/components/schemas/ApiError' }],
})

/** An error as readers of the API search for it. */
export const errorName = (key: string, errcode: number | undefined): string => `${errcode} \`${key}\``

const partsOf = (path: string): JsonSchema[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function fieldsOf({ properties = {}, required = [] }: JsonSchema, where = 'query'): JsonSchema[] {
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: where,
    required: (required as readonly string[]).includes(name),
    schema,
    ...(typeof schema['description'] === 'string' ? { description: schema['description'] } : {}),
  }))
}

function ruleText(rule: Rule | undefined): string {
  if (rule === undefined) return 'nobody'
  if (typeof rule === 'string') return `\`${rule}\``
  if ('all' in rule)
    return rule.all.length === 0 ? 'anyone who is signed in' : rule.all.map(ruleText).join(' and ')
  if ('any' in rule) return `(${rule.any.map(ruleText).join(' or ')})`
  if ('not' in rule) return `not ${ruleText(rule.not)}`
  return `\`${JSON.stringify(rule)}\``
}
