import { describe, expect, it } from 'vitest'
import type { Rolldown } from 'vite'
import { measureAreas } from '#tools/areaSizes.js'

const code = {
  'index.html': 'start()',
  '/src/app/main.tsx': 'render()',
  '/src/plugins/RM/plugin.ts': "const manifest = { id: 'RM', title: 'Retail management' }; use(manifest)",
  '/src/resources/RM/TourList.tsx': "const List = () => table('what touring staff find'); use(List)",
  '/contract/RM/tour.ts': "const tour = resource('/rmtour', { month: text(7) }); use(tour)",
} as const
type Module = keyof typeof code
const ids = Object.keys(code) as Module[]

const chunk = (fileName: string, moduleIds: readonly Module[]) =>
  ({
    type: 'chunk',
    fileName,
    moduleIds,
    modules: Object.fromEntries(moduleIds.map((id) => [id, { code: code[id] }])),
    // The measure reads nothing else of a chunk.
  }) as unknown as Rolldown.OutputChunk

const [start, main, manifest, screens, tour] = ids as [Module, Module, Module, Module, Module]

const measured = (...chunks: Rolldown.OutputChunk[]) =>
  measureAreas({
    bundle: Object.fromEntries(chunks.map((one) => [one.fileName, one])),
    manifests: new Map([['RM', manifest]]),
    reach: new Map([
      [start, new Set([start])],
      [main, new Set([main])],
      [manifest, new Set([manifest, tour])],
      [screens, new Set([screens, tour])],
    ]),
    dynamicImports: (id) =>
      id === start ? [main] : id === main ? [manifest] : id === manifest ? [screens] : [],
  })

describe('what an area weighs', () => {
  it('is what its manifest, its contract and its screens consist of', () => {
    const { RM } = measured(...ids.map((id, i) => chunk(`${i}.js`, [id]))).areas
    expect(RM?.manifest).toBeGreaterThan(20)
    expect(RM?.contract).toBeGreaterThan(20)
    expect(RM?.screens).toBeGreaterThan(20)
    expect(RM?.texts).toBe(0)
  })

  it('does not depend on how the bundler divides it', () => {
    const apart = measured(...ids.map((id, i) => chunk(`${i}.js`, [id])))
    const together = measured(chunk('console.js', [start, main, manifest, tour]), chunk('RM.js', [screens]))
    expect(together).toEqual(apart)
  })
})
