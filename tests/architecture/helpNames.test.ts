import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = (patterns: readonly string[], except: (file: string) => boolean): string =>
  globSync([...patterns])
    .filter((file) => !except(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

const isHelp = (file: string): boolean => file.endsWith('help.words.ts')
const help = sources(['contract/*/help.words.ts'], () => false)
const rest = sources(['contract/**/*.ts', 'src/messages/*.ts', 'src/plugins/*/*.ts'], isHelp)

it('the help names buttons and pages as they are named on screen', () => {
  const named = [...help.matchAll(/[“「]([^”」]+)[”」]/g)].flatMap(([, name]) => name ?? [])
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !rest.includes(`'${name}'`))).toEqual([])
})
