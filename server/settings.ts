import { resolve } from 'node:path'
import { z } from 'zod'

const off = ['0', 'false', 'no', 'off']
const onOff = (initial: boolean) =>
  z
    .string()
    .optional()
    .transform((value) => (value === undefined || value === '' ? initial : !off.includes(value.toLowerCase())))

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DEMO: onOff(true),
  DEMO_SCALE: z.enum(['test', 'demo', 'full']).default('demo'),
  DEMO_NOW: z.iso.datetime({ offset: true }).optional(),
  ADMIN_PASSWORD: z.string().min(8).max(200).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((address) => address.trim()).filter(Boolean)),
})

/** Everything that can be set from outside, parsed once at the start (docs/operations.md lists it). */
export type Settings = z.infer<typeof schema>

/** Reads the settings from the environment; throws one sentence per wrong variable. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new SettingsError(`These settings cannot be used:\n  ${wrong.join('\n  ')}`)
}

/** A start that cannot go on, with a sentence for the person who started it. */
export class SettingsError extends Error {}
