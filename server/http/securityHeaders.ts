import type { Context } from 'hono'
import { parseFrameHost } from '#contract/frameHost.ts'
import type { Settings } from '#server/base/settings.ts'
import { callerOf } from './caller.ts'
import type { Log } from '#server/base/log.ts'

const contentPolicy = {
  'default-src': "'self'",
  'connect-src': "'self'",
  // The styles of components are written at run time; scripts never are.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

// Uploaded files are never shown as pages, whatever they contain.
const filePolicy = { 'default-src': "'none'", sandbox: '', 'frame-ancestors': "'none'" }

// The demo's external page, which the console shows in a frame. The console may run on another port there.
const demoAncestors = "'self' http://localhost:* http://127.0.0.1:*"

interface HeaderOptions {
  readonly settings: Pick<Settings, 'TRUSTED_PROXIES'>
  readonly log: Log
  /** The hosts that the operator lets the console show in a frame. */
  readonly frameHosts: () => Promise<readonly string[]>
}

/** The headers of every response, and the additional ones of an HTML page or a response over HTTPS. */
export async function securityHeaders(
  http: Context,
  { settings, log, frameHosts }: HeaderOptions,
): Promise<Record<string, string>> {
  const isFramed = http.req.path.startsWith('/demo/')
  const isPage = http.res.headers.get('content-type')?.startsWith('text/html') ?? false
  const isFile = http.res.headers.has('content-disposition')
  const policy: Record<string, string> = {
    ...(isFile ? filePolicy : contentPolicy),
    ...(isFramed ? { 'frame-ancestors': demoAncestors } : {}),
  }
  if (isPage) {
    // Without the database the page can still say what is wrong, but shows no frames.
    const hosts = await frameHosts().catch((error: unknown) => {
      log.warn({ err: error }, 'the hosts of frames are unknown')
      return []
    })
    policy['frame-src'] = frameSources(hosts).join(' ')
  }
  const { isSecure } = callerOf(http, settings.TRUSTED_PROXIES)
  return {
    'content-security-policy': Object.entries(policy)
      .map((directive) => directive.join(' ').trim())
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    // Also for the page in a frame: a frame opened by another page is not a resource of that page.
    'cross-origin-resource-policy': 'same-origin',
    ...(isFramed ? {} : { 'x-frame-options': 'DENY' }),
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/**
 * What can be shown in a frame: the console's own pages and the hosts that the operator names, such as
 * `bi.example.com`, `bi.example.com:8443` or `*.example.com`. Anything else could tell the browser more than
 * a host, and is left out.
 */
const frameSources = (hosts: readonly string[]): string[] => [
  "'self'",
  ...hosts.flatMap((entry) => {
    const read = parseFrameHost(entry)
    if (!read) return []
    const place = `${read.wildcard ? '*.' : ''}${read.host}:${read.port ?? '*'}`
    return [`http://${place}`, `https://${place}`]
  }),
]
