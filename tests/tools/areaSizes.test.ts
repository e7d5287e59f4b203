import { describe, expect, it } from 'vitest'
import { withoutPreloads } from '#tools/areaSizes.js'

describe('what an area weighs', () => {
  it('does not depend on how the bundler divides what other areas fetch as well', () => {
    const manifest = (files: string, indexes: string) =>
      `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[${files}])))=>i.map(i=>d[i]);\n` +
      `var load=p(()=>import("./lot-1.js"),__vite__mapDeps([${indexes}]));`
    const alone = withoutPreloads(manifest('"assets/lot-1.js"', '0'))
    const beside = withoutPreloads(manifest('"assets/lot-1.js","assets/Table-2.js"', '0,1'))
    expect(beside).toBe(alone)
    expect(alone).toContain('import("./lot-1.js")')
  })
})
