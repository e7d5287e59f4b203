import type { Configuration, CustomFetch } from 'openid-client'
import { ApiError } from '#contract/reply.ts'
import type { Log } from '#server/base/log.ts'
import { publicUrl, type Settings } from '#server/base/settings.ts'
import { NoAnswer, whole } from '#server/base/wholeReply.ts'
import { requireOwnAddresses } from './providerAddresses.ts'

/** What a sign-in is checked against when it comes back. */
export interface SignInSecrets {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** What the provider gave to the page. */
export interface ProviderResponse {
  readonly code: string
  readonly state: string
  readonly iss?: string | undefined
}

type Place = { readonly settings: Settings; readonly log: Log }

/** The address of the provider's sign-in page. Throws 5002 if the provider does not respond. */
export async function providerAddress(
  place: Place,
  { state, nonce, verifier }: SignInSecrets,
): Promise<string> {
  const { settings } = place
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
  return buildAuthorizationUrl(await configurationOf(place), {
    redirect_uri: returnAddress(settings),
    scope: settings.OIDC_SCOPE,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href
}

/**
 * The user name that the provider vouches for. Throws 1019 if it does not, or the claim is missing, and 5002
 * if the provider does not respond.
 */
export async function providerName(
  place: Place,
  given: ProviderResponse,
  begun: SignInSecrets,
): Promise<string> {
  const { settings, log } = place
  const { authorizationCodeGrant } = await import('openid-client')
  const address = new URL(returnAddress(settings))
  for (const [name, value] of Object.entries(given)) if (value) address.searchParams.set(name, value)
  const configuration = await configurationOf(place)
  try {
    const tokens = await authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: begun.verifier,
      expectedState: begun.state,
      expectedNonce: begun.nonce,
      idTokenExpected: true,
    })
    const claims: Readonly<Record<string, unknown>> = { ...tokens.claims() }
    requireOurs(claims, configuration.clientMetadata().client_id)
    const name = claims[settings.OIDC_CLAIM]
    // An address that nobody has checked says nothing about whose it is.
    const isProved = settings.OIDC_CLAIM !== 'email' || claims['email_verified'] === true
    if (isName(name) && isProved) return name
    log.warn({ claim: settings.OIDC_CLAIM }, 'the identity provider returned no usable claim')
  } catch (error) {
    if (isNoAnswer(error)) throw noAnswer(log, error)
    log.warn({ err: error }, 'a sign-in at the identity provider was refused')
  }
  throw new ApiError('provider.failed')
}

// The database takes no text with NUL, and nobody here has a name that long.
const isName = (name: unknown): name is string =>
  typeof name === 'string' && name !== '' && name.length <= 200 && !/\p{C}/u.test(name)

// The library checks when a token ends, not when it begins, and for whom it is only where it names several.
function requireOurs({ iat, azp }: Readonly<Record<string, unknown>>, client: string): void {
  if (typeof iat !== 'number' || iat > Date.now() / 1000 + clockDifference)
    throw new Error('The token of the identity provider is issued in the future.')
  if (azp !== undefined && azp !== client) throw new Error('The token was issued to another client.')
}

const returnAddress = (settings: Settings): string => `${publicUrl(settings)}/`

/** One for each process, once the provider has responded. */
const known = new WeakMap<Settings, Configuration>()

async function configurationOf({ settings, log }: Place): Promise<Configuration> {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = settings
  if (issuer === undefined || id === undefined) throw new ApiError('not_found')
  const found = known.get(settings)
  if (found) return found
  const { allowInsecureRequests, customFetch, discovery, enableNonRepudiationChecks } =
    await import('openid-client')
  const isPlain = issuer.protocol === 'http:'
  try {
    const configuration = await discovery(issuer, id, secret, undefined, {
      timeout: patience,
      [customFetch]: fetchBounded,
      // The signature is checked even if the token comes from the provider itself.
      execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
    })
    requireOwnAddresses(configuration.serverMetadata(), issuer)
    known.set(settings, configuration)
    return configuration
  } catch (error) {
    throw noAnswer(log, error)
  }
}

function noAnswer(log: Log, error: unknown): ApiError {
  log.error({ err: error }, 'the identity provider does not respond')
  return new ApiError('upstream')
}

// A 204 has no body, and must not be given one.
const fetchBounded: CustomFetch = async (url, options) => {
  // The library allows more than what it sends: forms.
  const response = await fetch(url, options as RequestInit)
  const body = await whole(response, longest)
  const { status, headers } = response
  return new Response(body.length > 0 ? body : null, { status, headers })
}

/** Whether the provider could not be reached, as opposed to refusing. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof Error &&
    (error.cause instanceof NoAnswer ||
      ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'].includes(String('code' in error && error.code))))

/** Seconds that the provider may take for each of its replies; nobody else waits for it. */
const patience = 8
/** Bytes of its largest reply. */
const longest = 1_000_000
/** Seconds that its clock may be ahead of ours. */
const clockDifference = 300
