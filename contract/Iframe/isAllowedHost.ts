import { parseFrameHost } from '#contract/frameHost.ts'

/**
 * Whether a host is on the list. An entry is a host (any port), a host with its port, or `*.domain`, which
 * matches everything below the domain but not the domain itself. The page's content policy reads the
 * list the same way.
 */
export function isAllowedHost({ hostname, port, protocol }: URL, allowed: readonly string[]): boolean {
  const asked = Number(port) || (protocol === 'https:' ? 443 : 80)
  return allowed.some((entry) => {
    const read = parseFrameHost(entry)
    if (!read || (read.port !== null && read.port !== asked)) return false
    return read.wildcard ? hostname.endsWith(`.${read.host}`) : hostname === read.host
  })
}
