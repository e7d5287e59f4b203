import type { MenuEntry } from '#src/providers/menuEntry.ts'
import { isAllowedHost } from './isAllowedHost.ts'

/** The placeholders of a menu entry's address, such as `{token}` (domain area Iframe). */
export interface Placeholders {
  /** Valid once and only for this page; never the session's token. */
  readonly token: string
  readonly site_id: string
  readonly user_id: string
  readonly locale: string
}

/** The target of an entry: a page that may be framed, a page that may not (with its host), or nothing. */
export type FrameAddress =
  | { readonly kind: 'open'; readonly href: string; readonly isOwn: boolean }
  | { readonly kind: 'blocked'; readonly host: string }
  | { readonly kind: 'none' }

type Entry = Pick<MenuEntry, 'out_url' | 'uri'>

/** The console's own address, and the other hosts that the operator allows (`iframe.allowed_hosts`). */
export interface Surroundings {
  readonly origin: string
  readonly allowedHosts: readonly string[]
}

/**
 * The address of an external entry, its placeholders filled and each encoded for a URL. What may be framed is
 * judged on the parsed address, as the browser will read it: http(s) without a user name, on an allowed host;
 * of the console's own pages those under `/demo/` alone.
 */
export function frameAddress(
  entry: Entry,
  fill: Placeholders,
  { origin, allowedHosts }: Surroundings,
): FrameAddress {
  const filled = templateOf(entry).replace(
    /\{(token|site_id|user_id|locale)\}/g,
    (_, name: keyof Placeholders) => encodeURIComponent(fill[name]),
  )
  if (filled === '' || !URL.canParse(filled, origin)) return { kind: 'none' }
  const url = new URL(filled, origin)
  const isOwn = url.origin === origin
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  const hasUser = url.username !== '' || url.password !== ''
  const isGood = isOwn ? url.pathname.startsWith('/demo/') : isAllowedHost(url, allowedHosts)
  // An address without a host (`javascript:`) is named by its scheme.
  if (!isWeb || hasUser || !isGood) return { kind: 'blocked', host: url.host || url.protocol }
  return { kind: 'open', href: url.href, isOwn }
}

/** Whether a one-time token has to be fetched for it. */
export const wantsToken = (entry: Entry): boolean => templateOf(entry).includes('{token}')

/** `out_url`, otherwise `uri` if it is an external address. */
function templateOf({ out_url, uri }: Entry): string {
  const given = out_url?.trim()
  if (given) return given
  return /^https?:\/\//i.test(uri?.trim() ?? '') ? (uri?.trim() ?? '') : ''
}
