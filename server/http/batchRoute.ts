import { batchCall, type BatchOutcome } from '#contract/batchCall.ts'
import { signedIn } from '#contract/access.ts'
import type { ServedResource } from '#server/engine/hooks.ts'
import { saveBatch, type RowOutcome } from '#server/engine/saveBatch.ts'
import { failure } from './failure.ts'
import { route, type Request, type Route } from './handler.ts'

/** The call that saves many records, of a resource with `batch`. The engine checks the rights. */
export const batchRoute = (resource: ServedResource): Route =>
  route(batchCall(resource, signedIn), async (request) => {
    const { query, body, context } = request
    const saved = await saveBatch(resource, context(), query.site, body.list)
    return { data: { list: saved.map((one) => outcomeOf(one, request)) } }
  })

/** The reply for a row; a refusal reads as it would for a call of its own. */
function outcomeOf(
  saved: RowOutcome,
  {
    locale,
    requestId,
    services: { log, errors },
  }: Pick<Request<unknown, unknown>, 'locale' | 'requestId' | 'services'>,
): BatchOutcome {
  if ('record' in saved) return saved
  const { envelope } = failure(saved.refusal, { locale, requestId, log, errors })
  const { fields, current } = saved.refusal.data ?? {}
  return {
    errcode: envelope.errcode,
    errmsg: envelope.errmsg,
    ...(isTexts(fields) ? { fields } : {}),
    ...(isRow(current) ? { current } : {}),
  }
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isTexts = (value: unknown): value is Record<string, string> =>
  isRow(value) && Object.values(value).every((text) => typeof text === 'string')
