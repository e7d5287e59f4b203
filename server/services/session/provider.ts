import type { Configuration } from 'openid-client'
import { ApiError } from '#contract/reply.ts'
import type { Log } from '#server/base/log.ts'
import { publicUrl, type Settings } from '#server/base/settings.ts'

/** What a sign-in is checked against when it comes back. */
export interface Begun {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** What the provider gave to the page. */
export interface Returned {
  readonly code: string
  readonly state: string
  readonly iss?: string | undefined
}

type Place = { readonly settings: Settings; readonly log: Log }

/** The address of the provider's sign-in page. Throws 5002 if the provider does not respond. */
export async function providerAddress(place: Place, { state, nonce, verifier }: Begun): Promise<string> {
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
export async function providerName(place: Place, given: Returned, begun: Begun): Promise<string> {
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
    const name = claims[settings.OIDC_CLAIM]
    // An address that nobody has checked says nothing about whose it is.
    const isProved = settings.OIDC_CLAIM !== 'email' || claims['email_verified'] === true
    if (typeof name === 'string' && name !== '' && isProved) return name
    log.warn({ claim: settings.OIDC_CLAIM }, 'the identity provider returned no usable claim')
  } catch (error) {
    if (isNoAnswer(error)) throw noAnswer(log, error)
    log.warn({ err: error }, 'a sign-in at the identity provider was refused')
  }
  throw new ApiError('provider.failed')
}

const returnAddress = (settings: Settings): string => `${publicUrl(settings)}/`

/** One for each process, once the provider has responded. */
const known = new WeakMap<Settings, Configuration>()

async function configurationOf({ settings, log }: Place): Promise<Configuration> {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = settings
  if (issuer === undefined || id === undefined) throw new ApiError('not_found')
  const found = known.get(settings)
  if (found) return found
  const { allowInsecureRequests, discovery } = await import('openid-client')
  const isPlain = issuer.protocol === 'http:'
  try {
    const configuration = await discovery(issuer, id, secret, undefined, {
      timeout: patience,
      ...(isPlain ? { execute: [allowInsecureRequests] } : {}),
    })
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

/** Whether the provider could not be reached, as opposed to refusing. */
const isNoAnswer = (error: unknown): boolean =>
  (error instanceof Error &&
    ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'].includes(String('code' in error && error.code))) ||
  error instanceof TypeError

/** Seconds that the provider may take; nobody else waits for it. */
const patience = 8
