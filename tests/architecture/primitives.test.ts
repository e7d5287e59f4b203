import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8')
const filesWith = (ending: string) => globSync(`src/**/*.${ending}`, { cwd: root }).toSorted()

/** The classes of a style sheet for the whole console. */
const classesOf = (file: string): string[] =>
  [...read(file).matchAll(/^ *\.([\w-]+)/gm)].map(([, name = '']) => name)

const sheet = 'src/layout/primitives.css'
const primitives = new Set(classesOf(sheet))
const known = new Set([
  ...primitives,
  ...['src/layout/tokens.css', 'src/app/starting.css', 'src/app/firstLook.css'].flatMap(classesOf),
])

const wordsIn = (list: string): string[] => list.split(/\s+/).filter((word) => word !== '')
const named = filesWith('tsx').map((file) => ({
  file,
  classes: [...read(file).matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(
    ([, list, mixed = '']) => wordsIn(list ?? mixed.replaceAll(/\$\{.*?\}/g, ' ')),
  ),
}))
const composed = filesWith('module.css').map((file) => ({
  file,
  classes: [...read(file).matchAll(/composes: ([^;]*) from global;/g)].flatMap(([, list = '']) =>
    wordsIn(list),
  ),
}))
const all = [...named, ...composed]

describe('classes for the whole console', () => {
  it('are found', () => {
    expect(primitives.size).toBeGreaterThan(30)
    expect(named.flatMap(({ classes }) => classes).length).toBeGreaterThan(100)
    expect(composed.flatMap(({ classes }) => classes).length).toBeGreaterThan(100)
  })

  it('exist wherever one is named', () => {
    const unknown = all.flatMap(({ file, classes }) =>
      classes.filter((name) => !known.has(name)).map((name) => `${file}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  it.each([...primitives])('are used: %s', (name) => {
    expect(all.some(({ classes }) => classes.includes(name))).toBe(true)
  })
})
