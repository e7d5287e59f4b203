import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'

/** What a user name looks like at a glance: `adm1n`, `admln` and `admin` are the same, and so are `a_b` and `a.b`. */
export const lookAlikeSql = (name: Sql): Sql =>
  sql`replace(replace(translate(lower(${name}), '10i_+-', 'lol...'), 'rn', 'm'), 'vv', 'w')`

/** Names that people take for an account of the operator or of Atrium itself, whether there is one or not. */
const official = [
  'admin',
  'administrator',
  'super',
  'superuser',
  'superadmin',
  'sysadmin',
  'root',
  'system',
  'atrium',
]

/**
 * Whether people would take a user name for one of the built-in accounts or of the names above: without regard to signs in between, a
 * host after it, a number at its end, letters of other scripts and what is invisible (`a_dmin`, `admin@atrium`, `root2`).
 */
export function looksOfficial(name: string, builtIn: readonly string[]): boolean {
  const [own = ''] = name.normalize('NFKC').split('@')
  const unnumbered = own.replace(/[\d._+-]+$/, '')
  const known = new Set([...official, ...builtIn].map(skeleton))
  return known.has(skeleton(own)) || known.has(skeleton(unnumbered))
}

/** Only letters, those that look alike being the same. */
const skeleton = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .map((letter) => alike.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

// Digits and signs, then letters of the Cyrillic and the Greek script, and below them what they look like.
const strange = [...'01345!|$7iıаеорсухіѕмтпԁαεινορτυ']
const plain = [...'oleasllstllaeopcyxlsmtndaelvoptu']
const alike: ReadonlyMap<string, string> = new Map(strange.map((letter, at) => [letter, plain[at] ?? letter]))
