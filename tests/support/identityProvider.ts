import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** A real OpenID Connect provider in the process of the test. Whoever comes is signed in as `person`, without a question. */
export interface IdentityProvider {
  readonly issuer: string
  /** The claims of the next person. */
  person: Readonly<Record<string, unknown>>
  readonly stop: () => Promise<unknown>
}

/** Starts one that knows the console at this address. */
export async function startIdentityProvider(consoleUrl: () => string): Promise<IdentityProvider> {
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const running: IdentityProvider = {
    issuer,
    person: {},
    stop: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
  const provider = new Provider(issuer, {
    clients: [
      { client_id: 'atrium', client_secret: 'a secret of the test', redirect_uris: [`${consoleUrl()}/`] },
    ],
    claims: { profile: ['preferred_username'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['of the test'] },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, ...running.person }),
    }),
    loadExistingGrant: async (context: { oidc: FoundInteraction }) => {
      const { client, session } = context.oidc
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  handle = (request, response) =>
    request.url?.startsWith('/interaction/')
      ? provider.interactionFinished(request, response, { login: { accountId: 'somebody', remember: false } })
      : answer(request, response)
  return running
}

interface FoundInteraction {
  readonly client: { readonly clientId: string }
  readonly session: { readonly accountId: string }
}
