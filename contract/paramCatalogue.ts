/** One parameter: what it holds, its value when nobody set one, and whether everyone may know it. */
export interface ParamDefinition<T = unknown> {
  readonly initial: T
  readonly type: 'string' | 'int' | 'decimal' | 'bool' | 'json'
  readonly unit?: string
  readonly min?: number
  readonly max?: number
  /** Told to the console before sign-in. */
  readonly isPublic?: true
}

const int = (initial: number, min: number, max: number, unit?: string) =>
  ({ type: 'int', initial, min, max, ...(unit ? { unit } : {}) }) as ParamDefinition<number>
const bool = (initial: boolean) => ({ type: 'bool', initial }) as ParamDefinition<boolean>
const words = (initial: readonly string[]) =>
  ({ type: 'json', initial }) as ParamDefinition<readonly string[]>
const text = (initial: string) => ({ type: 'string', initial }) as ParamDefinition<string>
const toConsole = <T>(definition: ParamDefinition<T>): ParamDefinition<T> => ({
  ...definition,
  isPublic: true,
})

/**
 * Everything an operator can set at run time, as `group.key`, with the value that holds until somebody does. A value of
 * a site goes before the one of all sites.
 */
export const paramCatalogue = {
  'auth.token_hours': int(12, 1, 72, 'h'),
  'auth.token_max_days': int(7, 1, 90, 'd'),
  'auth.fail_limit': int(5, 1, 50),
  'auth.lock_minutes': int(15, 1, 1440, 'min'),
  /** After so many failures the server asks for the code of the picture; 0 asks always. */
  'auth.captcha_after_failures': int(3, 0, 50),
  'auth.allow_md5': bool(true),
  'auth.allow_url_token': toConsole(bool(true)),
  /** Where else one may sign in, offered to callers who are not on the list of addresses. */
  'auth.signin_domains': toConsole(words([])),
  /** Addresses and CIDR ranges; an empty list names nobody, and everybody counts as on it. */
  'security.ip_whitelist': words([]),
  'security.ip_whitelist_enforced': bool(false),
  'iframe.allowed_hosts': toConsole(words(['localhost'])),
  'sms.resend_seconds': int(60, 1, 3600, 's'),
  'sms.daily_limit': int(10, 1, 1000),
  'brand.mobile_app_url': toConsole(text('')),
  'ui.toast_ms': toConsole(int(3000, 500, 60_000, 'ms')),
  'ui.overlay_ms': toConsole(int(10_000, 0, 60_000, 'ms')),
  'ui.decor_ms': toConsole(int(3000, 500, 60_000, 'ms')),
  /** Hosts whose links open without the overlay, and to which sign-in may lead back. */
  'ui.trusted_hosts': toConsole(words([])),
  /** A visit without a referrer (a bookmark, a typed address) counts as trusted; off shows the overlay to it too. */
  'ui.trust_empty_referrer': toConsole(bool(true)),
} as const

export type ParamKey = keyof typeof paramCatalogue

/** What a parameter holds. */
export type ParamValue<K extends ParamKey> =
  (typeof paramCatalogue)[K] extends ParamDefinition<infer T> ? T : never
