import type { Database } from './db/database.ts'
import type { Settings } from './settings.ts'

const accounts = [
  ['admin', 'administrator, every right'],
  ['brand.approver', 'maintains brands'],
  ['brand.editor', 'views and creates brands'],
  ['gz.manager', 'retail manager, Guangzhou'],
  ['hk.manager', 'retail manager, Hong Kong'],
] as const

/** What the person at the terminal reads when the server is ready: where to go, and whom to sign in as. */
export function welcome({ kind }: Database, settings: Settings, password: string | undefined): string {
  const host = settings.HOST === '0.0.0.0' || settings.HOST === '::' ? 'localhost' : settings.HOST
  const where = kind === 'pglite' ? `embedded, in ${settings.DATA_DIR}` : 'PostgreSQL'
  return [
    '',
    `  Atrium is ready:  http://${host}:${settings.PORT}`,
    `  Database:         ${where}`,
    ...(password ? [`  Sign in as admin with the password ${password} (told only now)`] : []),
    ...(settings.DEMO ? demoLines : []),
    '',
  ].join('\n')
}

const demoLines = [
  '',
  '  Demo accounts (password Demo#2026):',
  ...accounts.map(([name, what]) => `    ${name.padEnd(16)}${what}`),
]
