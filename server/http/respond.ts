import type { Context as HttpContext } from 'hono'
import type { z } from 'zod'
import { takesKey, type Call } from '#contract/call.ts'
import { ApiError, refuseFields, type FieldErrors, type Range } from '#contract/reply.ts'
import { issueKey, rangeOfIssue } from '#contract/doc.ts'
import { windowRefusal } from '#contract/window.ts'
import type { Context } from '#server/engine/context.ts'
import { requireNamed } from '#server/engine/reach.ts'
import { latestDay } from '#server/engine/today.ts'
import type { Session } from '#server/services/session/session.ts'
import { windowLocale } from '#server/base/errorText.ts'
import { callerOf } from './caller.ts'
import { fileResponse } from '#server/base/fileAnswer.ts'
import type { Route } from './handler.ts'
import { keepReply } from './keepReply.ts'
import { sendJson } from './sendJson.ts'
import { userAgentOf } from './originOf.ts'
import type { Upload } from '#server/services/files/upload.ts'
import type { Services } from './services.ts'
import type { Variables } from './variables.ts'

/** Everything that a request is handled with. */
export type RequestServices = Services & Pick<Context, 'resources'>

/** A request whose session is known and whose body has been read. */
interface PreparedRequest {
  readonly session: Session | null
  readonly body?: unknown
  readonly upload?: Upload
  /** Waits for a turn with each read, if the request holds no place among the calls. */
  readonly turn?: <T>(task: () => Promise<T>) => Promise<T>
}

/** Checks what was sent, has the route handle it, and turns the result into a response. */
export async function respond(
  http: HttpContext<Variables>,
  route: Route,
  services: RequestServices,
  { session, body, upload, turn = (task) => task() }: PreparedRequest,
): Promise<Response> {
  const { database, log, settings, clock } = services
  const { call, keepsKey = false } = route
  const { raw } = http.req
  const { address: ip } = callerOf(http, settings.TRUSTED_PROXIES)
  const key = keyOf(http, call, session)
  const context = () => contextOf(http, session, { ip, key: keepsKey ? key : undefined }, services)
  const params = http.req.param()
  const query = http.req.query()
  // A day that cannot be says nothing about the records that are named.
  const read = call.body.safeParse(body)
  if (read.success) requireInWindows(call.body, read.data, clock.business())
  // Before anything else that is wrong with the request.
  await requireNamed(call, context, [params, query, body])
  const handle = async () =>
    route.handle({
      query: check(call.query, query),
      body: check(call.body, body),
      upload: upload ?? null,
      params: knownParams(params),
      services,
      requestId: http.get('requestId'),
      ip,
      userAgent: userAgentOf(http),
      token: http.req.header('token') ?? null,
      session,
      locale: windowLocale(session?.user.locale, http.req.header('accept-language')),
      hungUp: raw.signal,
      context,
      reading: (read) => turn(() => database.reading((db) => read({ ...context(), db }))),
    })
  const keyed = session && key !== undefined && !keepsKey
  const answered = await (keyed
    ? keepReply(
        database.db,
        {
          userId: session.user._id,
          call: `${call.method} ${call.path}`,
          key,
          sent: { params, query, body, sha256: upload?.sha256 },
        },
        handle,
      )
    : handle())
  if (answered instanceof Response) return asAsked(answered, raw.method)
  if (!('data' in answered)) return fileResponse(answered, raw.method, log)
  const { data, ...beside } = answered
  return sendJson(http, { data, errcode: 0, errmsg: '', ...beside })
}

function contextOf(
  http: HttpContext<Variables>,
  session: Session | null,
  { ip, key }: { ip: string | null; key: string | undefined },
  { database, resources, clock }: RequestServices,
): Context {
  if (!session) throw new ApiError('auth.required')
  return {
    db: database.db,
    uncommitted: database.uncommitted,
    resources,
    who: session.subject,
    requestId: http.get('requestId'),
    ip,
    now: clock.business(),
    idempotencyKey: key,
  }
}

/** The `Idempotency-Key` of a request that writes; an empty one counts as none. Throws 4001 where it would be ignored. */
function keyOf(http: HttpContext, call: Call, session: Session | null): string | undefined {
  const key = http.req.header('idempotency-key')
  if (!key || call.method === 'GET') return undefined
  if (key.length > 200) throw refuseFields('param.invalid', { 'Idempotency-Key': 'max' })
  if (!session || !takesKey(call)) throw refuseFields('param.invalid', { 'Idempotency-Key': 'unsupported' })
  return key
}

/** For HEAD only the headers: a stream that nobody reads would go on forever. */
async function asAsked(response: Response, method: string): Promise<Response> {
  if (method !== 'HEAD') return response
  await response.body?.cancel()
  return new Response(null, response)
}

/** Checks a query or body against its schema; each wrong name is reported with the reason (4001). */
function check<T>(schema: Call<T>['query'], input: unknown): T {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const fields: FieldErrors = {}
  const ranges: Record<string, Range> = {}
  for (const issue of result.error.issues) {
    const name = issue.path.join('.') || 'body'
    if (Object.hasOwn(fields, name)) continue
    const missing = issue.code === 'invalid_type' && issue.input === undefined
    const range = rangeOfIssue(issue)
    fields[name] = missing ? 'required' : range || issue.code === 'custom' ? issueKey(issue) : 'type'
    if (range) ranges[name] = range
  }
  throw refuseFields('param.invalid', fields, ranges)
}

/** Refuses a body with a date outside its window (4001). A query can be about any day. */
function requireInWindows(schema: z.ZodType, body: unknown, now: number): void {
  const refusal = windowRefusal('param.invalid', schema, body, latestDay(now))
  if (refusal) throw refusal
}

/**
 * The segments of the path, unchanged. PostgreSQL cannot store NUL characters, so no record has such an id.
 */
function knownParams(params: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (Object.values(params).some((value) => value.includes('\0'))) throw new ApiError('not_found')
  return params
}
