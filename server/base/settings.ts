import { resolve } from 'node:path'
import { z } from 'zod'
import { isAddressOrRange } from './addressList.ts'
import { isPublic } from './isPublic.ts'
import { readPathList } from './pathList.ts'
import { readRobotList } from './robotList.ts'
import { leadsBack } from './sources/leadsBack.ts'
import { readSourceList } from './sources/sourceList.ts'

const off = ['0', 'false', 'no', 'off']
const onOff = z
  .string()
  .optional()
  .transform((value) => (value === undefined ? undefined : !off.includes(value.toLowerCase())))

const wholeNumber = (min: number, max: number) => {
  const problem = `must be a whole number from ${min} to ${max}`
  return z.coerce.number(problem).int(problem).min(min, problem).max(max, problem)
}

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres:// or postgresql://', abort: true })
  .refine(
    isReadable,
    'cannot be read; in names and passwords write % as %25, / as %2F, ? as %3F, # as %23 and @ as %40',
  )

/** As the driver reads it: the host can be missing if the address of a socket follows as `?host=`. */
function isReadable(url: string): boolean {
  const whole = url.replace('@/', '@socket/')
  if (!URL.canParse(whole)) return false
  const { username, password } = new URL(whole)
  return [username, password].every((part) => !/%(?![\da-f]{2})/i.test(part))
}

const schema = z.object({
  PORT: wholeNumber(1, 65535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: postgresUrl.optional(),
  /** A streaming replica of it, which serves lists, reports and exports. */
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_POOL: wholeNumber(1, 200).default(10),
  /** The maximum duration of a statement on a PostgreSQL server, in seconds. */
  DATABASE_TIMEOUT: wholeNumber(1, 3600).default(30),
  /** Must be set explicitly if other machines can reach the server, because its passwords are public. */
  DEMO: onOff,
  DEMO_SCALE: z.enum(['test', 'demo', 'full'], 'must be test, demo or full').default('demo'),
  DEMO_NOW: z.iso
    .datetime({
      offset: true,
      error: 'must be an ISO time with its offset, such as 2026-11-15T10:00:00+08:00',
    })
    .optional(),
  /** The folder in which the complete demo operator is kept for `npm run demo:reset`; without it none is kept. */
  DEMO_TEMPLATES: z.string().optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(200, 'must have at most 200 characters')
    .optional(),
  /** Encrypts secrets in the database; without it a key is made in DATA_DIR. */
  SECRETS_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  /** The gateway that sends SMS; without it the demo writes them to the log. */
  SMS_URL: z.url({ protocol: /^https?$/, error: 'must start with http:// or https://' }).optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_DEMO_CODE: z
    .string()
    .regex(/^\d{6}$/, 'must be six digits')
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Atrium <no-reply@localhost>'),
  /** The robots that write notifications into group chats. */
  NOTICE_ROBOTS: z
    .string()
    .default('')
    .transform((list, context) => {
      const robots = readRobotList(list)
      if (robots) return robots
      context.addIssue(
        'must be codes of sites with addresses, such as GZ=wecom+https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=…, ' +
          '*=dingtalk+https://oapi.dingtalk.com/robot/send?access_token=…#SEC…',
      )
      return z.NEVER
    }),
  /** The address of the console as people type it, for links in mails. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must start with http:// or https://' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** The bucket for uploaded files; without it they are kept in DATA_DIR. */
  FILES_S3_BUCKET: z.string().optional(),
  /** The address of the store, if it is not Amazon's. */
  FILES_S3_URL: z.url({ protocol: /^https?$/, error: 'must start with http:// or https://' }).optional(),
  FILES_S3_REGION: z.string().default('us-east-1'),
  FILES_S3_KEY: z.string().optional(),
  FILES_S3_SECRET: z.string().optional(),
  /** The bucket is in the path of its address, not before the host; off for Amazon's own. */
  FILES_S3_PATH_STYLE: onOff.transform((value) => value ?? true),
  /** The operator's identity provider (OpenID Connect); without it people sign in with passwords alone. */
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must start with https://, or http:// for this machine' })
    .transform((url) => new URL(url))
    .refine(
      ({ protocol, hostname }) =>
        protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname),
      'must start with https://, unless the provider runs on this machine',
    )
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** What the button on the sign-in page says. */
  OIDC_LABEL: z.string().max(60, 'must have at most 60 characters').default('SSO'),
  OIDC_SCOPE: z.string().default('openid profile email'),
  /** The claim with the user name. */
  OIDC_CLAIM: z.string().default('preferred_username'),
  /** The provider asks for a second factor: ours is not asked for after it. */
  OIDC_SECOND_FACTOR: onOff.transform((value) => value ?? false),
  /** The built-in accounts can sign in there too. */
  OIDC_BUILTIN: onOff.transform((value) => value ?? false),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'must be trace, debug, info, warn, error or silent',
    )
    .default('warn'),
  /** Opens /metrics to callers who send it as bearer token. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every(isAddressOrRange), 'must be addresses or ranges such as 10.0.0.0/8'),
  /** Open connections per address, except trusted proxies. */
  CONNECTIONS_PER_ADDRESS: wholeNumber(10, 100_000).default(2000),
  /** Calls that run at once; by default what the database can take. */
  CALLS_AT_ONCE: wholeNumber(1, 1000).optional(),
  /** Of these, the calls of one person, or of strangers at one address. */
  CALLS_PER_PERSON: wholeNumber(1, 1000).default(2),
  /** Waiting calls of one person, or of strangers at one address. */
  CALLS_WAITING: wholeNumber(1, 10_000).default(500),
  /** Exports that are written at once, and those of one person. */
  EXPORTS_AT_ONCE: wholeNumber(1, 100).default(4),
  EXPORTS_PER_PERSON: wholeNumber(1, 100).default(1),
  /** Uploads of one person at once. */
  UPLOADS_PER_PERSON: wholeNumber(1, 100).default(4),
  /** Open jobs of one person, such as imports. */
  JOBS_PER_PERSON: wholeNumber(1, 1000).default(20),
  /** Open event streams of one person, and of one address. */
  STREAMS_PER_PERSON: wholeNumber(1, 1000).default(30),
  STREAMS_PER_ADDRESS: wholeNumber(1, 100_000).default(1000),
  /** The REST services that host resources of the console, by the id that the resources use. */
  DATA_SOURCES: z
    .string()
    .default('')
    .transform((list, context) => {
      const sources = readSourceList(list)
      if (sources) return sources
      context.addIssue(
        'must be ids with addresses, each id once, such as legacy=https://rest.internal:8080/api, ' +
          'crm=http://10.0.0.7',
      )
      return z.NEVER
    }),
  /** Seconds that such a service can take to respond. */
  DATA_SOURCES_TIMEOUT: wholeNumber(1, 600).default(30),
  /** The operator's own back end: the console is then served alone, and every call is forwarded. */
  API_URL: z
    .url({ protocol: /^https?$/, error: 'must start with http:// or https://' })
    .transform((url) => new URL(url))
    .refine(({ search, hash }) => search === '' && hash === '', 'must have neither ? nor #')
    .optional(),
  /** The paths of calls that have other names there. */
  API_PATHS: z
    .string()
    .default('')
    .transform((list, context) => {
      const paths = readPathList(list)
      if (paths) return paths
      context.addIssue(
        'must be our paths with theirs, each once, such as /signin=/auth/login, /signout=/auth/logout',
      )
      return z.NEVER
    }),
})

const checked = schema.superRefine((given, context) => {
  if ((given.OIDC_ISSUER === undefined) !== (given.OIDC_CLIENT_ID === undefined)) {
    const message = 'OIDC_ISSUER and OIDC_CLIENT_ID are set together, or neither'
    context.addIssue({ code: 'custom', path: ['OIDC_CLIENT_ID'], message })
  }
  for (const [id, address] of given.DATA_SOURCES) {
    if (!leadsBack(address, given)) continue
    const message = `${id} leads back to this server, which is no source of its own`
    context.addIssue({ code: 'custom', path: ['DATA_SOURCES'], message })
  }
})

const completed = checked.transform((given) => ({ ...given, DEMO: given.DEMO ?? !isPublic(given) }))

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(schema.shape)

/** Everything that can be configured from outside, parsed once at startup (docs/operations.md lists it). */
export type Settings = z.infer<typeof completed>

/** The address of the console for users. */
export function publicUrl({ PUBLIC_URL, HOST, PORT }: Settings): string {
  if (PUBLIC_URL) return PUBLIC_URL
  const isEverywhere = HOST === '0.0.0.0' || HOST === '::'
  const host = isEverywhere ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST
  return `http://${host}:${PORT}`
}

/**
 * The host of that address, with the port unless it is the default: anybody can forge the host of a request.
 */
export const ownHost = (settings: Settings): string => new URL(publicUrl(settings)).host

/** Parses the settings from the environment; throws one sentence per wrong variable. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = completed.safeParse(given)
  if (result.success) return result.data
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new SettingsError(`These settings cannot be used:\n  ${wrong.join('\n  ')}`)
}

/** Startup cannot continue, with a sentence for the person who started it. */
export class SettingsError extends Error {}
