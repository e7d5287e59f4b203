import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Expectations, MenuLine } from './expectations.ts'
import { named, sitesOf, type Account } from './people.ts'

const root = dirname(dirname(import.meta.dirname))

/** What the tests expect of the areas of this tree, by their ids. */
export const expected: Readonly<Record<string, Expectations>> = Object.fromEntries(
  await Promise.all(
    globSync('tests/areas/*/expectations.ts', { cwd: root })
      .toSorted()
      .map(async (file) => {
        const { expectations }: { expectations: Expectations } = await import(
          /* @vite-ignore */ pathToFileURL(join(root, file)).href
        )
        return [basename(dirname(file)), expectations] as const
      }),
  ),
)
const ofAreas = Object.values(expected)

const together = <T>(parts: readonly (Readonly<Record<string, T>> | undefined)[]): Record<string, T> =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part ?? {})))

export const mayOn = together(ofAreas.map((one) => one.mayOn))
export const mayCall = together(ofAreas.map((one) => one.mayCall))
export const rows = together(ofAreas.map((one) => one.rows))
export const acts = together(ofAreas.map((one) => one.acts))
export const lifecycles = together(ofAreas.map((one) => one.lifecycles))
export const reads = together(ofAreas.map((one) => one.reads))
export const cancelledJobs = together(ofAreas.map((one) => one.cancelledJobs))
export const unchanged = together(ofAreas.map((one) => one.unchanged))
export const recordless = ofAreas.flatMap((one) => one.recordless ?? [])
export const blocked = ofAreas.flatMap((one) => one.blocked ?? [])
export const reach = together(ofAreas.map(reachIn))
export const unguarded = together(ofAreas.map((one) => one.unguarded))
export const unfiltered = together(Object.keys(expected).map(unfilteredIn))

/** Of the place `50-25` in the menu, what the server sorts by: 5025. */
export const rankOf = (place: string): number =>
  Number(place.replaceAll(/-(\d+)/g, (_, part: string) => part.padEnd(2, '0')))

/** The entries of the menu that somebody gets at one of these sites, in the order of the tree. */
export const menuOf = (account: Account, sites: readonly string[] = sitesOf[account]): readonly MenuLine[] =>
  ofAreas
    .flatMap(({ menu = [], menuAt = sites }) => (menuAt.some((site) => sites.includes(site)) ? menu : []))
    .filter(([, , who]) => named(who).includes(account))
    .toSorted(([one], [other]) => inTree(one).localeCompare(inTree(other)))

const inTree = (place: string): string => {
  const [first = '', ...rest] = place.split('-')
  return [first.padStart(4, '0'), ...rest.map((part) => part.padEnd(2, '0'))].join('-')
}

/** `10-1` of the entry `10-1-2`, and `10` of that. */
export const groupsOf = (place: string): readonly string[] =>
  [...place.matchAll(/-/g)].map(({ index }) => place.slice(0, index))

interface LineRequest {
  readonly part: keyof Expectations
  /** What must have a line. */
  readonly names: readonly string[]
  readonly example: (name: string) => string
  /** The area of each; by default the one whose contract exports it. */
  readonly areaOf?: (name: string) => string
}

/** Each line that is missing, with where to write what, and each that is about something that is not there. */
export function lineProblems({ part, names, example, areaOf = exporterOf }: LineRequest): readonly string[] {
  const of = names.map((name) => [name, areaOf(name)] as const)
  const file = (area: string) => `\`${part}\` of tests/areas/${area}/expectations.ts`
  const missing = of.filter(([name, area]) => !namesIn(area, part).includes(name))
  const stated = Object.keys(expected).flatMap((area) =>
    namesIn(area, part).map((name) => [name, area] as const),
  )
  const stray = stated.filter(([name, area]) => !of.some(([known, its]) => known === name && its === area))
  return [
    ...missing.map(([name, area]) => `${area} has ${name}. Add to ${file(area)}: ${example(name)}`),
    ...stray.map(([name, area]) => `${area} needs no line about ${name}. Remove it from ${file(area)}.`),
  ]
}

const contracts = globSync('contract/*/*.ts', { cwd: root }).map(
  (file) => [basename(dirname(file)), readFileSync(join(root, file), 'utf8')] as const,
)
const exporterOf = (name: string): string =>
  contracts.find(([, text]) => text.includes(`export const ${name} =`))?.[0] ?? ''

function namesIn(area: string, part: keyof Expectations): readonly string[] {
  const ofArea = expected[area] ?? {}
  if (part === 'menu') return (ofArea.menu ?? []).map(([, uri]) => uri)
  if (part === 'reach') return Object.keys(reachIn(ofArea))
  return Object.keys(part === 'unfiltered' ? unfilteredIn(area) : (ofArea[part] ?? {}))
}

function reachIn({ reach: of = {} }: Expectations): Record<string, 'none' | 'records' | { sites: string }> {
  const lines = (['none', 'records'] as const).flatMap((kind) =>
    (of[kind] ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => [name, kind] as const),
  )
  const named = Object.entries(of.by ?? {}).map(([name, sites]) => [name, { sites }] as const)
  return Object.fromEntries([...lines, ...named])
}

function unfilteredIn(area: string): Record<string, string> {
  const lines = Object.entries(expected[area]?.unfiltered ?? {})
  return Object.fromEntries(lines.map(([file, why]) => [`server/plugins/${area}/${file}`, why]))
}
