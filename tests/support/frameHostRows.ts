import type { FrameHost } from '#contract/frameHost.ts'

/** Entries of `iframe.allowed_hosts`, and what both halves make of each. */
interface Row {
  readonly entry: string
  /** What it says; null for nothing at all. */
  readonly read: FrameHost | null
  /** What the content policy says of it. */
  readonly sources: readonly string[]
  /** Addresses that the console shows in a frame, and such as it does not, when this is the only entry. */
  readonly shown: readonly string[]
  readonly blocked: readonly string[]
}

const any = { port: null, wildcard: false }

export const frameHostRows: readonly Row[] = [
  {
    entry: 'bi.example.com',
    read: { ...any, host: 'bi.example.com' },
    sources: ['http://bi.example.com:*', 'https://bi.example.com:*'],
    shown: ['https://bi.example.com/', 'http://bi.example.com:9000/x', 'https://BI.example.com/'],
    blocked: ['https://a.bi.example.com/', 'https://example.com/', 'https://bi.example.com.evil.example/'],
  },
  {
    entry: ' BI.Example.com:8443\t',
    read: { host: 'bi.example.com', port: 8443, wildcard: false },
    sources: ['http://bi.example.com:8443', 'https://bi.example.com:8443'],
    shown: ['https://bi.example.com:8443/', 'http://bi.example.com:8443/'],
    blocked: ['https://bi.example.com/', 'https://bi.example.com:8444/'],
  },
  {
    entry: 'bi.example.com:443',
    read: { host: 'bi.example.com', port: 443, wildcard: false },
    sources: ['http://bi.example.com:443', 'https://bi.example.com:443'],
    shown: ['https://bi.example.com/', 'https://bi.example.com:443/'],
    blocked: ['http://bi.example.com/', 'https://bi.example.com:8443/'],
  },
  {
    entry: '*.maps.example',
    read: { host: 'maps.example', port: null, wildcard: true },
    sources: ['http://*.maps.example:*', 'https://*.maps.example:*'],
    shown: ['https://a.maps.example/', 'https://a.b.maps.example:8443/'],
    blocked: ['https://maps.example/', 'https://notmaps.example/'],
  },
  {
    entry: '*.Maps.example:8443',
    read: { host: 'maps.example', port: 8443, wildcard: true },
    sources: ['http://*.maps.example:8443', 'https://*.maps.example:8443'],
    shown: ['https://a.maps.example:8443/'],
    blocked: ['https://a.maps.example/', 'https://maps.example:8443/'],
  },
  {
    entry: 'Reports',
    read: { ...any, host: 'reports' },
    sources: ['http://reports:*', 'https://reports:*'],
    shown: ['http://reports/'],
    blocked: ['http://reports.evil.example/'],
  },
  {
    entry: '10.1.2.3:8080',
    read: { host: '10.1.2.3', port: 8080, wildcard: false },
    sources: ['http://10.1.2.3:8080', 'https://10.1.2.3:8080'],
    shown: ['http://10.1.2.3:8080/'],
    blocked: ['http://10.1.2.3/'],
  },
  ...(
    [
      ['[::1]', 'http://[::1]/'],
      ['::1', 'http://[::1]/'],
      ['[2001:db8::7]:8080', 'http://[2001:db8::7]:8080/'],
      ['*.[::1]', 'http://[::1]/'],
      ['bi_reports.example.com', 'https://bi_reports.example.com/'],
      ['商场.example.com', 'https://商场.example.com/'],
      ['bi.example.com.', 'https://bi.example.com./'],
      ['-a.example.com', 'https://-a.example.com/'],
      ['*', 'https://evil.example/'],
      ['*.', 'https://evil.example/'],
      ['*.*.example', 'https://a.b.example/'],
      ['a.*.example', 'https://a.b.example/'],
      ['https://evil.example', 'https://evil.example/'],
      ['//evil.example', 'https://evil.example/'],
      ['evil.example/x', 'https://evil.example/x'],
      ['user@evil.example', 'https://evil.example/'],
      ['evil.example:*', 'https://evil.example/'],
      ['evil.example:', 'https://evil.example/'],
      ['evil.example:0', 'http://evil.example:0/'],
      ['evil.example:65536', 'https://evil.example/'],
      ["evil.example; script-src 'unsafe-inline'", 'https://evil.example/'],
      ['evil.example other.example', 'https://evil.example/'],
      ['evil.example\r\nx-evil: 1', 'https://evil.example/'],
      ['a..example', 'https://a..example/'],
      [`${'a.'.repeat(130)}example`, `https://${'a.'.repeat(130)}example/`],
      ["'unsafe-inline'", 'https://evil.example/'],
      ['data:', 'data:text/html,x'],
      ['', 'https://evil.example/'],
    ] as const
  ).map(([entry, address]) => ({ entry, read: null, sources: [], shown: [], blocked: [address] })),
]
