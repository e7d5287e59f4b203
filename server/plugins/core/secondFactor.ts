import {
  secondFactor,
  secondFactorBegin,
  secondFactorCodes,
  secondFactorConfirm,
  secondFactorEnd,
} from '#contract/core/secondFactor.ts'
import { ApiError } from '#contract/reply.ts'
import { route, type Request } from '#server/http/handler.ts'
import { originOf } from '#server/http/originOf.ts'
import {
  beginFactor,
  confirmFactor,
  endFactor,
  factorState,
  renewRecoveryCodes,
  type Owner,
} from '#server/services/session/ownFactor.ts'

/** People look after their own second factor. */
export const secondFactorRoutes = [
  route(secondFactor, async (request) => ({ data: await factorState(ownerOf(request)) })),
  route(secondFactorBegin, async (request) => ({
    data: await beginFactor(ownerOf(request), request.body),
  })),
  route(secondFactorConfirm, async (request) => ({
    data: { recovery_codes: await confirmFactor(ownerOf(request), request.body.code) },
  })),
  route(secondFactorCodes, async (request) => ({
    data: { recovery_codes: await renewRecoveryCodes(ownerOf(request), request.body) },
  })),
  route(secondFactorEnd, async (request) => {
    await endFactor(ownerOf(request), request.body)
    return { data: { ok: true } }
  }),
]

function ownerOf(request: Request<unknown, unknown>): Owner {
  const { session, services } = request
  if (!session) throw new ApiError('auth.required')
  return { db: services.database.db, place: services.settings, session, origin: originOf(request) }
}
