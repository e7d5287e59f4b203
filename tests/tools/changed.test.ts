import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVitest, type Vitest } from 'vitest/node'

const root = fileURLToPath(new URL('../..', import.meta.url))

// Any test of the project is as good as another: each has the whole server.
const test = {
  'server-postgresql': 'tests/areas/System/server/param.test.ts',
  browser: 'tests/e2e/screens.test.ts',
}

let vitest: Vitest
beforeAll(async () => {
  vitest = await createVitest('test', { watch: false, root, project: Object.keys(test) })
}, 120_000)
afterAll(() => vitest.close())

it.each([
  ['server/plugins/brandDB/hooks/brand.ts', 'server-postgresql', true],
  ['contract/brandDB/brand.ts', 'server-postgresql', true],
  ['console.config.ts', 'server-postgresql', true],
  ['src/resources/brandDB/brand/BrandCard.tsx', 'server-postgresql', false],
  ['server/plugins/brandDB/hooks/brand.ts', 'browser', true],
  ['src/resources/brandDB/brand/BrandCard.tsx', 'browser', true],
] as const)(
  'npm test -- --changed, after a change to %s: it runs a test of the project %s: %s',
  async (file, project, isRun) => {
    vitest.config.related = [join(root, file)]
    expect((await vitest.getRelevantTestSpecifications([test[project]])).length > 0).toBe(isRun)
  },
  120_000,
)
