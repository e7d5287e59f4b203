import { isPublic } from '#server/base/isPublic.ts'
import { problemText, type PluginProblem } from '#server/base/pluginProblem.ts'
import type { Settings } from '#server/base/settings.ts'

const accounts = [
  ['admin', 'administrator, every right'],
  ['brand.approver', 'maintains brands'],
  ['brand.editor', 'views and creates brands'],
  ['gz.manager', 'operations manager, Guangzhou'],
  ['gz.officer', 'walks the floor, Guangzhou'],
  ['hk.manager', 'operations manager, Hong Kong'],
  ['leasing.head', 'manages leases and rents'],
  ['perf.boss', 'manages sales and performance'],
] as const

/** The text in the terminal when the server is ready: where to go, and how to sign in. */
export function welcome(
  settings: Settings,
  password: string | undefined,
  problems: readonly PluginProblem[] = [],
): string {
  const host = settings.HOST === '0.0.0.0' || settings.HOST === '::' ? 'localhost' : settings.HOST
  const address = `http://${host}:${settings.PORT}`
  return [
    '',
    `  Atrium is ready:  ${address}`,
    `  The API:          ${address}/api/v1/docs`,
    `  Database:         ${whereOf(settings)}`,
    ...(password ? [`  Sign in as admin with the password ${password} (shown only once)`] : []),
    ...(settings.DEMO ? demoLines : []),
    ...(settings.DEMO && isPublic(settings) ? warning : []),
    ...problemLines(problems),
    '',
  ].join('\n')
}

/** Which database it is, without the name and the password that open it. */
function whereOf({ DATABASE_URL, DATA_DIR }: Settings): string {
  if (DATABASE_URL === undefined) return `embedded, in ${DATA_DIR}`
  const { host = '', pathname = '' } = URL.parse(DATABASE_URL) ?? {}
  return host ? `PostgreSQL, ${pathname.slice(1)} at ${host}` : 'PostgreSQL'
}

const demoLines = [
  '',
  '  Demo accounts (password Demo#2026):',
  ...accounts.map(([name, what]) => `    ${name.padEnd(16)}${what}`),
]

const warning = [
  '',
  '  Other machines can reach this server, and everybody knows the passwords of the demo accounts.',
]

const problemLines = (problems: readonly PluginProblem[]): string[] =>
  problems.length === 0
    ? []
    : [
        '',
        '  Left out until they are fixed, or removed from console.config.ts:',
        ...problems.map((problem) => `    ${problemText(problem)}`),
      ]
