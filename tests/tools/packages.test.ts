import { existsSync, globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { tasksThatRun } from '#tools/install.js'
import { tasks } from '#tools/tasks.js'

const root = join(import.meta.dirname, '../..')
const { dependencies, imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>
  readonly imports: Readonly<Record<string, string>>
}

/** What the tasks run, and what is named elsewhere than in an import. */
const entries = [
  ...tasksThatRun.flatMap((task) => tasks[task]?.steps.map(({ run }) => run[0] ?? '') ?? []),
  'tools/launch.js',
  'tools/compressBest.js',
  'vite.config.ts',
  'console.config.ts',
  'src/app/start.ts',
  ...globSync('server/plugins/*/plugin.ts', { cwd: root }),
  ...globSync('src/{mobile,app}/*.ts', { cwd: root }),
]

describe('the packages of a start', () => {
  const used = packagesFrom(entries)

  it('are all that the server, the build and the console import', () => {
    const missing = [...used].filter(([name]) => !(name in dependencies))
    expect(missing).toEqual([])
  })

  it('are no more than that, and what these ask for', () => {
    const peers = new Set([...used.keys()].flatMap(peersOf))
    const idle = Object.keys(dependencies).filter((name) => !used.has(name) && !peers.has(name))
    expect(idle).toEqual([])
  })
})

/**
 * The packages that files and everything they import need to run, each with a file that imports it. What is imported
 * only for its types does not count.
 */
function packagesFrom(files: readonly string[]): ReadonlyMap<string, string> {
  const packages = new Map<string, string>()
  const seen = new Set(files.map((file) => join(root, file)))
  for (const file of seen) {
    for (const specifier of importsOf(file)) {
      const local = localFile(specifier, file)
      if (local !== undefined) seen.add(local)
      else if (!isBuiltIn(specifier)) packages.set(packageOf(specifier), relative(root, file))
    }
  }
  return packages
}

function peersOf(name: string): readonly string[] {
  const file = join(root, 'node_modules', name, 'package.json')
  const { peerDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly peerDependencies?: Readonly<Record<string, string>>
  }
  return Object.keys(peerDependencies)
}

const isBuiltIn = (specifier: string) => specifier.startsWith('node:') || builtinModules.includes(specifier)

const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier

function localFile(specifier: string, importer: string): string | undefined {
  const [path = ''] = specifier.split('?')
  if (path.startsWith('.')) return join(dirname(importer), path)
  const [alias, target] =
    Object.entries(imports).find(([name]) => path.startsWith(name.replace('*', ''))) ?? []
  if (alias === undefined || target === undefined) return undefined
  return join(root, target.replace('*', path.slice(alias.length - 1)))
}

function importsOf(file: string): readonly string[] {
  if (!/\.([jt]sx?|css)$/.test(file) || !existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.css'))
    return [...text.matchAll(/(?:@import|url\()\s*['"]?([^'")]+)/g)].map(([, address = '']) => address)
  const { module } = parseSync(file, text)
  const named = [...module.staticImports, ...module.staticExports].flatMap((one) => {
    const requests =
      'moduleRequest' in one ? [one.moduleRequest] : one.entries.map((entry) => entry.moduleRequest)
    const isOfTypes = one.entries.length > 0 && one.entries.every(({ isType }) => isType)
    return isOfTypes ? [] : requests.flatMap((request) => (request ? [request.value] : []))
  })
  const later = [...text.matchAll(/(?:\bimport\(|\bresolve\(|\bnew URL\(\s*)\s*['"]([^'"]+)['"]/g)].map(
    ([, specifier = '']) => specifier,
  )
  return [...named, ...later]
}
