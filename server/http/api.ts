import { Hono } from 'hono'
import { ApiError } from '#contract/reply.ts'
import { answerLocale } from '#server/base/errorText.ts'
import { answer } from './answer.ts'
import { failure } from './failure.ts'
import { faultyRoute } from './faultyRoute.ts'
import type { Route } from './handler.ts'
import type { Services } from './services.ts'
import type { Variables } from './variables.ts'

/** All calls under `/api/v1`. A known path replies 405 to other methods; any other path is a 404. */
export function createApi(routes: readonly Route[], services: Services): Hono<Variables> {
  const api = new Hono<Variables>({ strict: false })
  const { log, errors, troubles } = services
  api.onError((error, http) => {
    const locale = answerLocale(http.get('session')?.user.locale, http.req.header('accept-language'))
    const { status, envelope } = failure(error, { locale, requestId: http.get('requestId'), log, errors })
    http.set('errcode', envelope.errcode)
    if (isOwnFault(envelope.errcode))
      troubles.failed({
        route: `${http.req.method} ${http.req.routePath}`,
        errcode: envelope.errcode,
        request_id: http.get('requestId'),
      })
    // The rest of the body is not read, so the connection cannot carry another request.
    if (status === 413) http.header('connection', 'close')
    return http.json(envelope, status as 200)
  })
  for (const route of routes) {
    api.on(route.call.method, pattern(route.call), (http) => answer(http, route, services))
  }
  for (const path of new Set(routes.map(({ call }) => pattern(call)))) {
    api.all(path, () => {
      throw new ApiError('method.unknown')
    })
  }
  // After everything that runs, so that a faulty half does not get in the way.
  for (const { id, paths } of services.quarantine.faulty) {
    const refused = faultyRoute(id)
    for (const path of new Set(paths)) api.all(pattern({ path }), (http) => answer(http, refused, services))
  }
  api.all('*', () => {
    throw new ApiError('path.unknown')
  })
  return api
}

/** Errors that no input causes; 5003 is a call that is not built yet. */
const isOwnFault = (errcode: number): boolean => errcode >= 5000 && errcode < 6000 && errcode !== 5003

/** The contract writes `{id}`, the router needs `:id`. */
const pattern = ({ path }: { readonly path: string }): string => path.replace(/\{(\w+)\}/g, ':$1')
