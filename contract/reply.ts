import type { PluginErrors } from './pluginErrors.ts'

/**
 * Every core error: its name in the code and its `errcode` (specification section 8). 0 and "" mean success;
 * a truthy `errcode` or `errmsg` means an error.
 */
export const errcodes = {
  'auth.required': 555,
  'login.failed': 1001,
  'login.disabled': 1002,
  'login.locked': 1003,
  'captcha.wrong': 1004,
  'captcha.expired': 1005,
  'app.unknown': 1006,
  'encrypt_key.expired': 1007,
  'login.no_site': 1008,
  'sms.code_wrong': 1010,
  'sms.code_expired': 1011,
  'mobile.in_use': 1012,
  'password.old_wrong': 1013,
  'password.policy': 1014,
  'reset.invalid': 1015,
  'second_factor.required': 1016,
  'second_factor.wrong': 1017,
  'second_factor.expired': 1018,
  'provider.failed': 1019,
  'provider.unknown': 1020,
  'param.invalid': 4001,
  'cond.malformed': 4002,
  'cond.field': 4003,
  'validation.failed': 4004,
  'range.limit': 4005,
  'count.unconfirmed': 4006,
  'permission.denied': 4030,
  'department.denied': 4031,
  'site.denied': 4032,
  'store.denied': 4033,
  'ip.denied': 4034,
  'approval.self': 4035,
  not_found: 4040,
  duplicate: 4090,
  'state.transition': 4091,
  stale: 4092,
  in_use: 4093,
  'audit.in_progress': 4094,
  'job.running': 4095,
  'period.locked': 4096,
  'idempotency.mismatch': 4097,
  'idempotency.pending': 4098,
  'file.too_large': 4130,
  'file.type': 4150,
  'import.rows': 4220,
  'rate.limited': 4290,
  internal: 5000,
  'export.failed': 5001,
  upstream: 5002,
  'call.not_built': 5003,
  'storage.full': 5004,
  'plugin.faulty': 5005,
  'plugin.off': 5006,
  'path.unknown': 4041,
  'method.unknown': 4051,
  'body.too_large': 4131,
  'file.quota': 4132,
  starting: 5030,
} as const

/** One of the errors of `errcodes`. */
export type CoreErrorKey = keyof typeof errcodes

/** A core error, or an error that a plugin adds. */
export type ErrorKey = CoreErrorKey | keyof PluginErrors

/** What every call replies: `data`, and for an error its code and a text for the user. */
export interface Envelope<T = unknown> {
  data: T
  errcode: number
  errmsg: string
}

/** One page of records; `total` counts all rows that match, over all pages. */
export interface Page<T> {
  list: T[]
  total: number
  /** Nothing matches the search, and these are similar to it. */
  similar?: true | undefined
}

/** The invalid fields by name, each with the key of the message that says why. */
export type FieldErrors = Record<string, string>

/** What a value may be, for one that is refused as too small, too large, too early or too late: a number, or a day `YYYY-MM-DD`. */
export interface Range {
  readonly min?: number | string
  readonly max?: number | string
}

/**
 * A refused request, with a reason that the caller can understand. Throw it anywhere below a call: one place
 * turns it into the envelope, with `data` as the envelope's data.
 */
export class ApiError extends Error {
  readonly key: ErrorKey
  readonly data: Record<string, unknown> | null

  constructor(key: ErrorKey, data: Record<string, unknown> | null = null) {
    super(key)
    this.name = 'ApiError'
    this.key = key
    this.data = data
  }

  /** The number of a core error. The numbers of plugins' errors are in the server's catalogue. */
  get errcode(): number | undefined {
    const own: Partial<Record<string, number>> = errcodes
    return own[this.key]
  }
}

/** An error that names each invalid field, and the range of each that is outside it. */
export function refuseFields(
  key: 'param.invalid' | 'validation.failed' | 'duplicate',
  fields: FieldErrors,
  ranges: Readonly<Record<string, Range>> = {},
): ApiError {
  return new ApiError(key, Object.keys(ranges).length === 0 ? { fields } : { fields, ranges })
}
