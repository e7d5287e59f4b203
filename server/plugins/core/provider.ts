import { providerBegin, providerReturn } from '#contract/core/provider.ts'
import { upstreamRoute, type Request } from '#server/http/handler.ts'
import { originOf } from '#server/http/originOf.ts'
import { beginAtProvider, returnFromProvider } from '#server/services/session/signInAtProvider.ts'
import { signedInAs } from './signedInAs.ts'

/** Sign-in at the operator's identity provider. */
export const providerRoutes = [
  upstreamRoute(providerBegin, async (request) => ({
    data: await beginAtProvider(placeOf(request), originOf(request)),
  })),
  upstreamRoute(providerReturn, async (request) =>
    signedInAs(await returnFromProvider(placeOf(request), request.body, originOf(request))),
  ),
]

const placeOf = ({ services: { database, settings, log } }: Pick<Request<unknown, unknown>, 'services'>) => ({
  db: database.db,
  settings,
  log,
})
