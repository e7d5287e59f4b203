import type { ServerMetadata } from 'openid-client'
import { isInnerHost } from '#server/base/innerHost.ts'

/** What the server calls, or sends the browser to. */
const used = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const

/**
 * Throws if a provider's description of itself leads where the provider cannot mean: off HTTPS, to a script, or from a
 * public address into the network of this server. Another public host is fine: large providers have several.
 */
export function requireOwnAddresses(
  metadata: Readonly<Partial<Pick<ServerMetadata, (typeof used)[number]>>>,
  issuer: URL,
): void {
  for (const name of used) {
    const address = URL.parse(metadata[name] ?? '')
    if (address?.protocol !== 'https:' && address?.protocol !== issuer.protocol)
      throw new Error(`The ${name} of the identity provider is not a ${issuer.protocol} address.`)
    if (isInnerHost(address) && !isInnerHost(issuer))
      throw new Error(`The ${name} of the identity provider is an address of the inner network.`)
  }
}
