/** One parameter: what it holds, its value when nobody set one, and whether everyone may know it. */
export interface ParamDefinition<T = unknown> {
  readonly initial: T
  readonly type: 'string' | 'int' | 'decimal' | 'bool' | 'json'
  readonly unit?: string
  readonly min?: number
  readonly max?: number
  /** What the items of a list are; texts unless told. */
  readonly items?: 'records'
  /** Told to the console before sign-in. */
  readonly isPublic?: true
}

const int = (initial: number, min: number, max: number, unit?: string) =>
  ({ type: 'int', initial, min, max, ...(unit ? { unit } : {}) }) as ParamDefinition<number>
const decimal = (initial: number, min: number, max: number, unit?: string) =>
  ({ type: 'decimal', initial, min, max, ...(unit ? { unit } : {}) }) as ParamDefinition<number>
const bool = (initial: boolean) => ({ type: 'bool', initial }) as ParamDefinition<boolean>
const words = (initial: readonly string[]) =>
  ({ type: 'json', initial }) as ParamDefinition<readonly string[]>
const records = <T>(initial: readonly T[]) =>
  ({ type: 'json', items: 'records', initial }) as ParamDefinition<readonly T[]>
const numbers = (initial: Readonly<Record<string, number>>) =>
  ({ type: 'json', initial }) as ParamDefinition<Readonly<Record<string, number>>>
const byCurrency = (initial: Readonly<Record<string, { sales: number; rent: number }>>) =>
  ({ type: 'json', initial }) as ParamDefinition<typeof initial>
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
  'upload.max_mb': toConsole(int(20, 1, 200, 'MB')),
  /** What one person's files may take that no record uses: uploads that were not saved, imports, requests. */
  'upload.unused_mb': int(1000, 1, 1_000_000, 'MB'),
  /** What all files that one person uploaded may take, and those of all people. */
  'upload.person_mb': int(10_000, 1, 10_000_000, 'MB'),
  'upload.total_mb': int(100_000, 1, 100_000_000, 'MB'),
  /** Types of files that are taken, `image/*` for all pictures. */
  'upload.types': toConsole(
    words([
      'image/*',
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'text/csv',
    ]),
  ),
  /** How long a tour problem may take, by severity. */
  'tour.due_hours': numbers({ 1: 4, 2: 24, 3: 72, 4: 168 }),
  'tour.photo_required': bool(true),
  'tour.auto_close_hours': int(72, 1, 8760, 'h'),
  'myscust.appeal_days': int(7, 0, 90, 'd'),
  'myscust.pass_score': int(80, 0, 100),
  /** An item that gets a smaller share of its points becomes a problem. */
  'myscust.problem_below': decimal(0.6, 0, 1),
  /** A report with a failed critical item scores no more than this. */
  'scoring.critical_cap': decimal(59.99, 0, 100),
  /** Share of the weights that has to be scored before a report counts. */
  'scoring.min_weight_share': decimal(0.5, 0, 1),
  /** The lowest score of each grade. */
  'scoring.grades': numbers({ A: 90, B: 80, C: 60 }),
  'scoring.backdate_days': int(3, 0, 31, 'd'),
  'scoring.archive_versions': int(5, 1, 50),
  /** The site whose average the others are compared with. */
  'scoring.benchmark_site': text('2'),
  /** Share of a month's days with sales below which the month is not compared. */
  'perf.min_coverage': decimal(0.8, 0, 1),
  'perf.max_months': int(24, 1, 60),
  /** A recalculation that has not moved for so long counts as stalled. */
  'perf.stall_seconds': int(15, 5, 3600, 's'),
  /** Share of tax in sales and rents, by currency. */
  'perf.tax_rate': byCurrency({ CNY: { sales: 0.13, rent: 0.09 }, HKD: { sales: 0, rent: 0 } }),
  'perf.comparable_area_tolerance': decimal(0.05, 0, 1),
  /** The day of the month by which last month's sales are due. */
  'sales.due_day': int(3, 1, 28),
  'sales.missing_days_flag': int(3, 1, 31, 'd'),
  'lease.expiring_days': int(180, 1, 1095, 'd'),
  /** How many people have to agree to a change of a brand. */
  'brand.audit_levels': int(1, 1, 2),
  'brand.mobile_app_url': toConsole(text('')),
  'ui.toast_ms': toConsole(int(3000, 500, 60_000, 'ms')),
  'ui.overlay_ms': toConsole(int(10_000, 0, 60_000, 'ms')),
  'ui.decor_ms': toConsole(int(3000, 500, 60_000, 'ms')),
  /** Hosts whose links open without the overlay, and to which sign-in may lead back. */
  'ui.trusted_hosts': toConsole(words([])),
  /** A visit without a referrer (a bookmark, a typed address) counts as trusted; off shows the overlay to it too. */
  'ui.trust_empty_referrer': toConsole(bool(true)),
  /** Shows every untyped figure up to 1 as a percentage, negative ones too, as the specification says. Off, the sign does not count. */
  'ui.literal_percent': toConsole(bool(false)),
  /** Plugins of the console that do not run: `{ plugin, sites?, roles? }`, everywhere where neither is named. */
  'plugins.off': toConsole(records<Readonly<Record<string, unknown>>>([])),
  /** How to reach the administrator, shown to people to whom nothing is open. */
  'ui.admin_contact': toConsole(text('')),
  /** The currency that figures of several sites are summed up in. */
  'fx.default_currency': text('CNY'),
} as const

export type ParamKey = keyof typeof paramCatalogue

/** What a parameter holds. */
export type ParamValue<K extends ParamKey> =
  (typeof paramCatalogue)[K] extends ParamDefinition<infer T> ? T : never
