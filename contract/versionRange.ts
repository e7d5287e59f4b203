/** The plugins that a plugin needs: a list of ids, or the accepted versions by id: `{ parking: '^1.2' }`. */
export type Needs = readonly string[] | Readonly<Record<string, string>>

/** Plugins that ship with Atrium have its version. */
export const atriumVersion = '0.1.0'

/** The ids with their version ranges; any version is accepted if only ids are listed. */
export const needsOf = (needs: Needs = []): readonly (readonly [id: string, range: string])[] =>
  Array.isArray(needs) ? needs.map((id) => [id, '*']) : Object.entries(needs)

/** Whether a text is a version such as `1.2.0`. */
export const isVersion = (text: unknown): text is string =>
  typeof text === 'string' && /^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/.test(text)

/** Whether `satisfies` understands a range. */
export const isRange = (text: unknown): text is string => typeof text === 'string' && boundsOf(text) !== null

/**
 * Whether a version is in a range in npm's notation: `*`, `1.2.0`, `1.2`, `^1.2`, `~1.2`, `>=1.2`, `<2`, and
 * several separated by spaces, all of which must match. A pre-release counts as the release that it precedes.
 */
export function satisfies(version: string, range: string): boolean {
  const [own] = numbersOf(version)
  const bounds = boundsOf(range)
  return (
    own !== undefined &&
    bounds !== null &&
    bounds.every(({ from, to }) => !isBefore(own, from) && isBefore(own, to))
  )
}

type Numbers = readonly [major: number, minor: number, patch: number]

interface Bounds {
  readonly from: Numbers
  /** The first version beyond the range. */
  readonly to: Numbers
}

const lowest: Numbers = [0, 0, 0]
const highest: Numbers = [Infinity, 0, 0]

function boundsOf(range: string): Bounds[] | null {
  const parts = range.trim().split(/\s+/).map(boundOf)
  return parts.every((part) => part !== null) ? parts : null
}

function boundOf(part: string): Bounds | null {
  if (part === '*') return { from: lowest, to: highest }
  const [, sign = '', text = ''] = /^(\^|~|>=|<|)(\d+(?:\.\d+){0,2})$/.exec(part) ?? []
  const [from, given] = numbersOf(text)
  if (!from) return null
  const [major, minor, patch] = from
  if (sign === '>=') return { from, to: highest }
  if (sign === '<') return { from: lowest, to: from }
  if (given === 1 || (sign === '^' && major > 0)) return { from, to: [major + 1, 0, 0] }
  if (given === 2 || sign === '~' || (sign === '^' && minor > 0)) return { from, to: [major, minor + 1, 0] }
  return { from, to: [major, minor, patch + 1] }
}

/** The numbers of a version, and how many of them it gives. */
function numbersOf(version: string): [numbers?: Numbers, given?: number] {
  const [text = ''] = version.split(/[-+]/)
  const parts = text.split('.').map(Number)
  const [major = 0, minor = 0, patch = 0] = parts
  return text === '' || parts.some(Number.isNaN) ? [] : [[major, minor, patch], parts.length]
}

const isBefore = (one: Numbers, other: Numbers): boolean => {
  const at = one.findIndex((n, i) => n !== other[i])
  return at >= 0 && Number(one[at]) < Number(other[at])
}
