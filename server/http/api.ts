import { Hono, type Context as HttpContext } from 'hono'
import { evaluate } from '#contract/access.ts'
import type { Call } from '#contract/call.ts'
import { Refusal, refuseFields, type FieldErrors } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { denial } from '#server/engine/refuse.ts'
import { answerLocale } from '#server/messages/errorText.ts'
import { nounsOf } from '#server/plugins/nounsOf.ts'
import { incomingFolder } from '#server/files/folderStore.ts'
import { readParams } from '#server/params.ts'
import { admitToken } from '#server/session/admitToken.ts'
import type { Session } from '#server/session/session.ts'
import { callerOf } from './caller.ts'
import { failure } from './failure.ts'
import { fileResponse } from './fileAnswer.ts'
import type { Route } from './handler.ts'
import { bytesOf, readJson } from './readBody.ts'
import { dropUpload, readUpload, type Form } from './readUpload.ts'
import { originOfHttp, userAgentOf } from './originOf.ts'
import type { Services } from './services.ts'

export interface Variables {
  Variables: { requestId: string; session: Session | null; errcode: number | undefined }
}

/** All calls under `/api/v1`. A path that is known answers 405 to other methods; any other path 404. */
export function createApi(routes: readonly Route[], services: Services): Hono<Variables> {
  const api = new Hono<Variables>({ strict: false })
  const { log } = services
  const surroundings = { ...services, nouns: nounsOf(services.plugins) }
  api.onError((error, http) => {
    const locale = answerLocale(http.get('session')?.user.locale, http.req.header('accept-language'))
    const { status, envelope } = failure(error, locale, http.get('requestId'), log)
    http.set('errcode', envelope.errcode)
    // What is left of the body stays unread, so the connection cannot carry another request.
    if (status === 413) http.header('connection', 'close')
    return http.json(envelope, status as 200)
  })
  for (const { call, handle } of routes) {
    api.on(call.method, pattern(call), (http) => answer(http, call, handle, surroundings))
  }
  for (const path of new Set(routes.map(({ call }) => pattern(call)))) {
    api.all(path, () => {
      throw new Refusal('method.unknown')
    })
  }
  api.all('*', () => {
    throw new Refusal('path.unknown')
  })
  return api
}

/** The contract writes `{id}` where the router wants `:id`. */
const pattern = ({ path }: Call): string => path.replace(/\{(\w+)\}/g, ':$1')

/** What a request is answered from. */
type Surroundings = Services & Pick<Context, 'nouns'>

async function answer(
  http: HttpContext<Variables>,
  call: Call,
  handle: Route['handle'],
  services: Surroundings,
): Promise<Response> {
  const { database, log } = services
  const session = await admitted(http, call, services)
  const query = check(call.query, http.req.query())
  const form = call.carries === 'upload' ? await formOf(http, services) : undefined
  try {
    const sent = form ? form.fields : call.method === 'GET' ? undefined : await readJson(http.req.raw)
    const { address: ip } = callerOf(http, services.settings.TRUSTED_PROXIES)
    const context = () => contextOf(http, session, ip, services)
    const answered = await handle({
      query,
      body: check(call.body, sent),
      upload: form?.upload ?? null,
      params: http.req.param(),
      services,
      requestId: http.get('requestId'),
      ip,
      userAgent: userAgentOf(http),
      token: http.req.header('token') ?? null,
      session,
      hungUp: http.req.raw.signal,
      context,
      reading: (read) => database.reading((db) => read({ ...context(), db })),
    })
    if (answered instanceof Response) return await asAsked(answered, http.req.raw.method)
    if (!('data' in answered)) return await fileResponse(answered, http.req.raw.method, log)
    const { data, ...beside } = answered
    return http.json({ data, errcode: 0, errmsg: '', ...beside })
  } finally {
    if (form) await dropUpload(form.upload)
  }
}

/** The session of whoever calls, if there is one. Refuses who may not make the call, and any change while there is no room for it. */
async function admitted(
  http: HttpContext<Variables>,
  { can, method, beforePasswordChange }: Call,
  services: Services,
): Promise<Session | null> {
  const { database } = services
  const token = http.req.header('token')
  const session = await admitToken(
    database,
    token,
    originOfHttp(http, http.get('requestId'), services),
    can !== 'anyone',
  )
  http.set('session', session)
  if (session?.user.must_change_password && !beforePasswordChange) {
    throw new Refusal('permission.denied', { reason: 'must_change_password' })
  }
  if (can === 'anyone') return session
  if (!session) throw new Refusal('auth.required')
  if (evaluate(can, session.subject) === 'no') throw denial(can, session.subject)
  // Whoever is signed in may go on reading, and sign out.
  const writes = method !== 'GET' && !beforePasswordChange
  if (writes && !(await database.hasRoom())) throw new Refusal('storage.full')
  return session
}

function contextOf(
  http: HttpContext<Variables>,
  session: Session | null,
  ip: string | null,
  { database, nouns, clock }: Surroundings,
): Context {
  if (!session) throw new Refusal('auth.required')
  const idempotencyKey = http.req.header('idempotency-key')
  if ((idempotencyKey ?? '').length > 200) {
    throw refuseFields('param.invalid', { 'Idempotency-Key': 'max' })
  }
  return {
    db: database.db,
    uncommitted: database.uncommitted,
    nouns,
    who: session.subject,
    requestId: http.get('requestId'),
    ip,
    now: clock.business(),
    // An empty one names nothing.
    idempotencyKey: idempotencyKey || undefined,
  }
}

/** Of a HEAD the headers alone: a stream that nobody reads would go on for ever. */
async function asAsked(response: Response, method: string): Promise<Response> {
  if (method !== 'HEAD') return response
  await response.body?.cancel()
  return new Response(null, response)
}

async function formOf({ req }: HttpContext, { database, settings }: Services): Promise<Form> {
  const params = await readParams(database.db)
  const limits = { most: params('upload.max_mb') * 2 ** 20, folder: incomingFolder(settings) }
  return readUpload(bytesOf(req.raw), req.header('content-type') ?? '', limits)
}

/** Checks a query or body against its schema; each wrong name is told with the reason (4001). */
function check<T>(schema: Call<T>['query'], input: unknown): T {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const fields: FieldErrors = {}
  for (const issue of result.error.issues) {
    const missing = issue.code === 'invalid_type' && issue.input === undefined
    fields[issue.path.join('.') || 'body'] ??= missing ? 'required' : 'type'
  }
  throw refuseFields('param.invalid', fields)
}
