import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a provider says of a sign-in. */
export interface Lie {
  /** The claims of the id token, in place of the honest ones; undefined leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>
  readonly header?: Readonly<Record<string, unknown>>
  /** Signs with a key that the provider does not publish. */
  readonly isForged?: boolean
  /** What the token endpoint does in place of a reply. */
  readonly token?: (response: ServerResponse) => void
}

/** A provider that lies. */
export interface HostileProvider {
  readonly issuer: string
  /** What comes back to the console from its page, without the secret of the page that began. */
  visit: (url: string, lie?: Lie) => { code: string; state: string; iss: string }
  /** How it describes itself, in place of the truth. */
  metadata: Readonly<Record<string, unknown>>
  /** What replies to the question for its description, in place of it. */
  discovery: ((response: ServerResponse) => void) | null
  /** The paths that it was asked for. */
  readonly asked: string[]
  readonly stop: () => void
}

export async function startHostileProvider(): Promise<HostileProvider> {
  const [own, foreign] = [newKey(), newKey()]
  const asked: string[] = []
  let nonce = ''
  let lie: Lie = {}
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', issuer).pathname
    asked.push(path)
    if (path === '/.well-known/openid-configuration') {
      if (running.discovery) running.discovery(response)
      else json(response, { ...honest(issuer), ...running.metadata })
    } else if (path === '/jwks') json(response, { keys: [{ ...own.jwk, kid: 'one' }] })
    else if (path === '/token') {
      const now = Math.floor(Date.now() / 1000)
      const claims = { iss: issuer, aud: 'atrium', sub: 's', nonce, iat: now, exp: now + 300 }
      const told = { ...claims, preferred_username: 'gz.manager', ...lie.claims }
      const id_token = sign(lie.isForged ? foreign.key : own.key, { kid: 'one', ...lie.header }, told)
      if (lie.token) lie.token(response)
      else json(response, { access_token: 'a', token_type: 'Bearer', id_token })
    } else response.writeHead(404).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const running: HostileProvider = {
    issuer,
    metadata: {},
    discovery: null,
    asked,
    visit: (url, told = {}) => {
      const query = new URL(url).searchParams
      nonce = query.get('nonce') ?? ''
      lie = told
      return { code: 'secret-code', state: query.get('state') ?? '', iss: issuer }
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return running
}

const honest = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256', 'none', 'HS256'],
  code_challenge_methods_supported: ['S256'],
})

export const json = (response: ServerResponse, body: object): void => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { key: privateKey, jwk: publicKey.export({ format: 'jwk' }) }
}

function sign(key: KeyObject, header: object, claims: object): string {
  const whole = { alg: 'RS256', ...header }
  const content = [whole, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const isSigned = whole.alg === 'RS256'
  return `${content}.${isSigned ? createSign('sha256').update(content).sign(key, 'base64url') : ''}`
}
