import { isAllowedHost } from './isAllowedHost.ts'

/** The target of an address: a page that may be framed, a page that may not (with its host), or nothing. */
export type FrameTarget =
  | { readonly kind: 'open'; readonly href: string; readonly isOwn: boolean }
  | { readonly kind: 'blocked'; readonly host: string }
  | { readonly kind: 'none' }

/** The console's own address, and the other hosts that the operator allows (`iframe.allowed_hosts`). */
export interface FrameSurroundings {
  readonly origin: string
  readonly allowedHosts: readonly string[]
}

/**
 * What may be framed is judged on the parsed address, as the browser will read it: http(s) without a user
 * name, on an allowed host; of the console's own pages those under `/demo/` alone.
 */
export function frameTarget(address: string, { origin, allowedHosts }: FrameSurroundings): FrameTarget {
  if (address === '' || !URL.canParse(address, origin)) return { kind: 'none' }
  const url = new URL(address, origin)
  const isOwn = url.origin === origin
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  const hasUser = url.username !== '' || url.password !== ''
  const isGood = isOwn ? url.pathname.startsWith('/demo/') : isAllowedHost(url, allowedHosts)
  // An address without a host (`javascript:`) is named by its scheme.
  if (!isWeb || hasUser || !isGood) return { kind: 'blocked', host: url.host || url.protocol }
  return { kind: 'open', href: url.href, isOwn }
}
