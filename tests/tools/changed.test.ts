import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createVitest } from 'vitest/node'

const root = fileURLToPath(new URL('../..', import.meta.url))

// Any test of the project is as good as another: each has the whole server.
const test = { 'server-postgresql': 'tests/server/param.test.ts', browser: 'tests/e2e/plugins.test.ts' }

it.each([
  ['server/plugins/brandDB/hooks/brand.ts', 'server-postgresql', true],
  ['contract/brandDB/brand.ts', 'server-postgresql', true],
  ['console.config.ts', 'server-postgresql', true],
  ['src/resources/brand/BrandCard.tsx', 'server-postgresql', false],
  ['server/plugins/brandDB/hooks/brand.ts', 'browser', true],
  ['src/resources/brand/BrandCard.tsx', 'browser', true],
] as const)(
  'npm test -- --changed, after a change to %s: it runs a test of the project %s: %s',
  async (file, project, isRun) => {
    expect(await isRelated(file, project)).toBe(isRun)
  },
  120_000,
)

async function isRelated(file: string, project: keyof typeof test): Promise<boolean> {
  const vitest = await createVitest('test', { watch: false, root, project, related: [join(root, file)] })
  try {
    return (await vitest.getRelevantTestSpecifications([test[project]])).length > 0
  } finally {
    await vitest.close()
  }
}
