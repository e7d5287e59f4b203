import { boolParam, intParam, textParam, textsParam, type ParamValues } from '#contract/paramDefinition.ts'
import { publicParams } from './publicParams.ts'

/** The operator's settings for sign-in, files and the console itself. */
export const params = {
  ...publicParams,
  'auth.token_hours': intParam(12, 1, 72, 'h'),
  'auth.token_max_days': intParam(7, 1, 90, 'd'),
  'auth.fail_limit': intParam(5, 1, 50),
  'auth.lock_minutes': intParam(15, 1, 1440, 'min'),
  /** After this many failures the server requires the captcha; 0 always requires it. */
  'auth.captcha_after_failures': intParam(3, 0, 50),
  /** Addresses and CIDR ranges. If the list is empty, every address counts as on it. */
  'security.ip_whitelist': textsParam([], 'address'),
  'security.ip_whitelist_enforced': boolParam(false),
  'sms.resend_seconds': intParam(60, 1, 3600, 's'),
  'sms.daily_limit': intParam(10, 1, 1000),
  /** The maximum size of one person's files that no record uses: unsaved uploads, imports, requests. */
  'upload.unused_mb': intParam(1000, 1, 1_000_000, 'MB'),
  /** The maximum size of all files that one person uploaded, and that all people uploaded. */
  'upload.person_mb': intParam(10_000, 1, 10_000_000, 'MB'),
  'upload.total_mb': intParam(100_000, 1, 100_000_000, 'MB'),
  /** The currency in which figures of several sites are summed up. */
  'fx.default_currency': textParam('CNY', 'currency'),
} as const

declare module '#contract/paramDefinition.ts' {
  interface PluginParams extends ParamValues<typeof params> {}
}
