import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { loadServerPlugins } from '#server/app/plugins/loadServerPlugins.ts'
import { routesOf } from '#server/app/routes.ts'
import { specifiedPaths } from '#tests/support/specifiedPaths.ts'
import { contract } from '#tools/contract.ts'

const sources = (pattern: string): string =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

const consoleCode = sources('src/**/*.{ts,tsx}')
const whoMay = sources('tests/areas/*/expectations.ts')

/** What the console imports from the contract, types aside. */
const imported = new Set(
  [...consoleCode.matchAll(/^import \{([^}]*)\} from '#contract\//gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ')[0]),
  ),
)

/** The calls and resources of the contract at a path; a resource is also at `/one` behind its own. */
const entriesAt = (path: string) => [
  ...Object.entries(contract.calls).filter(([, call]) => call.path === path),
  ...Object.entries(contract.resources).filter(([, { path: own }]) => [own, `${own}/one`].includes(path)),
]

/** How code names what is at a path. */
const namesAt = (path: string): string[] => entriesAt(path).map(([name]) => name)

const isNamedIn = (code: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(code)

describe('each of the 85 paths of the specification', () => {
  let served: ReadonlySet<string>
  let waiting: readonly unknown[]
  beforeAll(async () => {
    const { plugins } = await loadServerPlugins()
    served = new Set(routesOf(plugins).map(({ call }) => call.path))
    waiting = [
      ...plugins.flatMap((plugin) => plugin.waiting ?? []),
      ...plugins.flatMap(({ resources = [] }) => resources.flatMap((resource) => resource.waiting)),
    ]
  })

  it('is on the list, once', () => {
    expect(specifiedPaths).toHaveLength(85)
    expect(new Set(specifiedPaths).size).toBe(85)
  })

  it('is answered by what was built: nothing says that it is not built yet', () => {
    expect(waiting).toEqual([])
  })

  it.each(specifiedPaths)('%s is in the contract and served', (path) => {
    expect(namesAt(path)).not.toEqual([])
    expect(served).toContain(path)
  })

  it.each(specifiedPaths)('%s has a test of who may, if it is not open to everybody', (path) => {
    const asking = entriesAt(path)
      .filter(([, { can }]) => can !== 'anyone' && can !== signedIn)
      .map(([name]) => name)
    expect(asking.filter((name) => !isNamedIn(whoMay, name))).toEqual([])
  })

  it.each(specifiedPaths)('%s is asked for by the console', (path) => {
    const ways = path.endsWith('/one')
      ? namesAt(path).filter((name) => name in contract.calls || consoleCode.includes(`oneCall(${name})`))
      : namesAt(path)
    const isExported = Object.values(contract.resources).some(({ exportedAt }) => exportedAt === path)
    expect(isExported || consoleCode.includes(`'${path}'`) || ways.some((name) => imported.has(name))).toBe(
      true,
    )
  })
})
