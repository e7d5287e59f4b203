import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The folders of the server that a reader takes in as a whole: the layers, and within two of them each service and each
 * area. The demo rows of all areas are a layer above them. What is imported by type counts too.
 */
function folderOf(file: string): string {
  const [, layer = '', inside = '', ...rest] = file.split('/')
  if (layer === 'plugins' && rest[0] === 'demo') return 'demo'
  return rest.length > 0 && ['services', 'plugins'].includes(layer) ? `${layer}/${inside}` : layer
}

it('has no folders of the server that import each other', () => {
  expect(circlesIn(importsOfServer())).toEqual([])
})

it('has no area whose server half imports the inside of another', () => {
  const across = importsOfServer().filter((folders) =>
    folders.every((folder) => folder.startsWith('plugins/')),
  )
  expect(across).toEqual([])
})

it('would find folders that import each other, also by way of a third', () => {
  const imports = [
    ['files', 'sheet'],
    ['sheet', 'parsers'],
    ['parsers', 'files'],
    ['jobs', 'files'],
  ] as const
  expect(circlesIn(imports)).toEqual(['files -> sheet', 'parsers -> files', 'sheet -> parsers'])
})

type Import = readonly [from: string, to: string]

/** The imports that lead back to where they come from. */
function circlesIn(imports: readonly Import[]): string[] {
  const next = Map.groupBy(imports, ([from]) => from)
  const reaches = (from: string, to: string, passed = new Set<string>()): boolean =>
    (next.get(from) ?? []).some(([, folder]) => {
      if (folder === to) return true
      if (passed.has(folder)) return false
      passed.add(folder)
      return reaches(folder, to, passed)
    })
  const circles = imports.filter(([from, to]) => reaches(to, from)).map(([from, to]) => `${from} -> ${to}`)
  return [...new Set(circles)].toSorted()
}

function importsOfServer(): Import[] {
  return globSync('server/*/**/*.ts', { cwd: root }).flatMap((file) =>
    targetsOf(file)
      .filter((target) => target.startsWith('server/'))
      .map((target): Import => [folderOf(file), folderOf(target)])
      .filter(([from, to]) => from !== to),
  )
}

function targetsOf(file: string): string[] {
  const { staticImports, staticExports } = parseSync(file, readFileSync(join(root, file), 'utf8')).module
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported].flatMap((name) => {
    if (name.startsWith('#')) return [name.slice(1)]
    return name.startsWith('.') ? [relative(root, resolve(root, dirname(file), name))] : []
  })
}
