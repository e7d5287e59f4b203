import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The part of a path that names its room; undefined outside the house that is looked at. */
type RoomOf = (path: readonly string[]) => string | undefined

const services: RoomOf = ([half, layer = '', inside = '', ...rest]) => {
  if (half !== 'server' || inside === '') return undefined
  // The demo rows of all areas are a layer above them.
  if (layer === 'plugins' && rest[0] === 'demo') return 'demo'
  return rest.length > 0 && ['services', 'plugins'].includes(layer) ? `${layer}/${inside}` : layer
}

const roots: RoomOf = ([half, root, ...rest]) => (half === 'src' && rest.length > 0 ? root : undefined)

const tiers: RoomOf = ([half, root, tier, ...rest]) =>
  half === 'src' && root === 'kit' && rest.length > 0 ? tier : undefined

/** What lies loose in a tier is a room, too. */
const folders: RoomOf = ([half, root, tier, ...rest]) =>
  half === 'src' && root === 'kit' ? [tier, ...rest.slice(0, -1)].join('/') : undefined

/** What a reader takes in as a whole. What is imported by type counts too. */
it.each([
  ['layers of the server, or services or areas in them,', services],
  ['parts of the console', roots],
  ['tiers of the kit', tiers],
  ['folders of the kit', folders],
])('the source has no %s that import each other', (_, roomOf) => {
  expect(circlesIn(importsBetween(roomOf))).toEqual([])
})

it('the kit has no file outside its tiers', () => {
  const inKit = globSync('src/kit/**/*.*', { cwd: root }).map((file) => file.split('/')[2])
  expect([...new Set(inKit)].toSorted()).toEqual(['base', 'form', 'page', 'table', 'testing', 'value'])
})

it('no area has a server half that imports the inside of another', () => {
  const across = importsBetween(services).filter((folders) =>
    folders.every((folder) => folder.startsWith('plugins/')),
  )
  expect(across).toEqual([])
})

it('the search for circles finds folders that import each other, also by way of a third', () => {
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

function importsBetween(roomOf: RoomOf): Import[] {
  return imports()
    .map((files) => files.map((file) => roomOf(file.split('/'))))
    .flatMap(([from, to]): Import[] => (from && to && from !== to ? [[from, to]] : []))
}

let read: readonly Import[] | undefined

/** Every import of one file by another. */
const imports = (): readonly Import[] =>
  (read ??= globSync('{server,src}/*/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    targetsOf(file).map((target): Import => [file, target]),
  ))

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
