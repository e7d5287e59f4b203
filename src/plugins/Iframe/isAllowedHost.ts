/**
 * Whether a host is on the list. An entry is a host (any port), a host with its port, or `*.domain`, which stands for
 * everything below the domain but not for the domain itself.
 */
export function isAllowedHost({ hostname, port, protocol }: URL, allowed: readonly string[]): boolean {
  const full = `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
  return allowed.some((one) => {
    const entry = one.trim().toLowerCase()
    if (!entry.startsWith('*.')) return entry === hostname || entry === full
    return entry.length > 2 && hostname.endsWith(entry.slice(1)) && hostname.length > entry.length - 1
  })
}
