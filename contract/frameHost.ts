/** A host whose pages may be shown in a frame: one entry of `iframe.allowed_hosts`, read. */
export interface FrameHost {
  /** In lower case; of a wildcard the domain below which hosts are meant. */
  readonly host: string
  /** Null for any. */
  readonly port: number | null
  /** Everything below `host`, but not `host` itself. */
  readonly wildcard: boolean
}

/**
 * Reads `bi.example.com`, `bi.example.com:8443`, `*.example.com` or `*.example.com:8443`; capitals and spaces around do
 * not matter. Null for what says more or less than a host of letters, digits and hyphens: an address, a path, another
 * star, an IPv6 address, an underscore, other scripts. Both halves read with it, so that the page's content policy and
 * the console let in the same.
 */
export function parseFrameHost(text: string): FrameHost | null {
  const entry = text.trim().toLowerCase()
  const [, star, host = '', digits] = /^(\*\.)?([^:]+)(?::(\d{1,5}))?$/.exec(entry) ?? []
  const port = digits === undefined ? null : Number(digits)
  const isPort = port === null || (port > 0 && port < 65_536)
  if (host.length > longest || !host.split('.').every(isLabel) || !isPort) return null
  return { host, port, wildcard: star !== undefined }
}

/** Of a name in the DNS. */
const longest = 253

const isLabel = (label: string): boolean =>
  /^[a-z0-9-]{1,63}$/.test(label) && !label.startsWith('-') && !label.endsWith('-')
