/** A host whose pages can be shown in a frame: one parsed entry of `iframe.allowed_hosts`. */
export interface FrameHost {
  /** In lower case. With a wildcard: the domain whose subdomains are meant. */
  readonly host: string
  /** Null for any port. */
  readonly port: number | null
  /** Everything below `host`, but not `host` itself. */
  readonly wildcard: boolean
}

/**
 * Parses `bi.example.com`, `bi.example.com:8443`, `*.example.com` or `*.example.com:8443`. Capitals and
 * surrounding spaces do not matter. Returns null for anything more or less than a host of letters, digits and
 * hyphens: an address, a path, another star, an IPv6 address, an underscore, other scripts. Both halves parse
 * with it, so that the page's content policy and the console allow the same hosts.
 */
export function parseFrameHost(text: string): FrameHost | null {
  const entry = text.trim().toLowerCase()
  const [, star, host = '', digits] = /^(\*\.)?([^:]+)(?::(\d{1,5}))?$/.exec(entry) ?? []
  const port = digits === undefined ? null : Number(digits)
  const isPort = port === null || (port > 0 && port < 65_536)
  if (host.length > longest || !host.split('.').every(isLabel) || !isPort) return null
  return { host, port, wildcard: star !== undefined }
}

/** The maximum length of a DNS name. */
const longest = 253

const isLabel = (label: string): boolean =>
  /^[a-z0-9-]{1,63}$/.test(label) && !label.startsWith('-') && !label.endsWith('-')
