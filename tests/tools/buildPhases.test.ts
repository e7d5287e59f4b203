import { build } from 'vite'
import { expect, it } from 'vitest'
import { phases } from '#tools/buildPhases.js'
import { temporaryFolder } from './temporaryFolder.ts'

const folder = temporaryFolder()

it('a build tells how far it is', async () => {
  const files = Array.from({ length: 120 }, (_, i) => `src/part${i}.ts`)
  for (const file of files) folder.write(file, `globalThis.parts.push('${file}')`)
  folder.write('src/start.ts', files.map((file) => `import './${file.slice(4)}'`).join('\n'))
  const told: [phase: string, done: number][] = []
  await build({
    configFile: false,
    root: folder.root,
    logLevel: 'silent',
    plugins: [phases((phase, done) => told.push([phase, done]), folder.root)],
    build: { write: false, rolldownOptions: { input: folder.path('src/start.ts') } },
  })
  expect([...new Set(told.map(([phase]) => phase))]).toEqual(['reading', 'bundling', 'writing'])
  const parts = told.map(([, done]) => done)
  expect(parts).toEqual(parts.toSorted((a, b) => a - b))
  expect(told.filter(([phase]) => phase === 'reading')).toHaveLength(3)
  expect(parts[0]).toBe(0)
  expect(parts.at(-1)).toBeLessThan(100)
})
