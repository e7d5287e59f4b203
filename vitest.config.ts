import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { faces } from '#tools/faces.js'

// What is about the embedded database, or about none, need not be asked twice.
const notOnPostgres = [
  'naughtyStrings',
  'newId',
  'clock',
  'demoOperator',
  'dump',
  'embedded',
  'fairQueue',
  'fileAnswer',
  'folder',
  'fullDisk',
  'headers',
  'health',
  'logs',
  'loadServerPlugins',
  'openApi',
  'operations',
  'otherBackEnd',
  'publicDemo',
  'sheet',
].map((name) => `tests/server/${name}.test.ts`)
const onPostgresOnly = ['move', 'outage', 'replica', 'threeServers'].map(
  (name) => `tests/server/${name}.test.ts`,
)

/** `npm test` runs all projects; `vitest run --project=unit` only what needs neither server nor browser. */
export default defineConfig({
  plugins: [faces(), react()],
  test: {
    // One for each core: much of the time goes into waiting, which vitest's own count leaves out.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{contract,architecture,tools}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'console',
          include: ['tests/{console,plugins}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/support/consoleSetup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: onPostgresOnly,
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server-postgresql',
          include: ['tests/server/**/*.test.ts'],
          exclude: notOnPostgres,
          globalSetup: ['tests/support/postgresTemplate.ts'],
          env: { TEST_DATABASE: 'postgresql' },
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          // What the console runs on is no matter here, and a copy of this one is there at once.
          globalSetup: ['tests/support/postgresTemplate.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A loaded machine takes its time; what never comes fails all the same.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
