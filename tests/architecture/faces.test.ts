import * as kit from 'atrium/kit'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { coreSlots } from '#src/kit/base/plugin/slots.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

it('a face shows plugins in packages every slot of the console', () => {
  expect(Object.values(kit)).toEqual(expect.arrayContaining([...coreSlots]))
})

it('a face tells the compiler of packages the codes, parameters and errors of every area', () => {
  const face = readFileSync(`${root}/faces/areas.ts`, 'utf8')
  const listed = [...face.matchAll(/<reference path="\.\.\/(.+)" \/>/g)].map(([, file]) => file)
  const declaring = globSync('contract/*/*.ts', { cwd: root }).filter((file) =>
    /interface Plugin(Permissions|Params|Errors)\b/.test(readFileSync(`${root}/${file}`, 'utf8')),
  )
  expect(listed.toSorted()).toEqual(declaring.toSorted())
})

it('the examples import faces alone, so that a package can use them as they are', () => {
  const examples = globSync('docs/examples/*', { cwd: root })
  expect(examples.length).toBeGreaterThan(20)
  expect(examples.filter((file) => /from '#/.test(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([])
})
