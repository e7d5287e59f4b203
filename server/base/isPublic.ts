/** The settings that decide whether the server is public. */
interface Place {
  readonly HOST: string
  readonly PUBLIC_URL?: string | undefined
  readonly TRUSTED_PROXIES: readonly string[]
}

/**
 * Whether other machines can reach the server: it listens for them, is behind a proxy, or has a public name.
 * What cannot be determined on this machine counts as public.
 */
export function isPublic({ HOST, PUBLIC_URL, TRUSTED_PROXIES }: Place): boolean {
  const name = PUBLIC_URL === undefined ? 'localhost' : new URL(PUBLIC_URL).hostname
  return TRUSTED_PROXIES.length > 0 || !isLoopback(HOST) || !isLoopback(name)
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
