import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { faces } from '#tools/faces.js'

// These need no PostgreSQL: they are about the embedded database, or about none.
const notOnPostgres = serverTests(
  'clock',
  'demoOperator',
  'dump',
  'embedded',
  'fairQueue',
  'fileBombs',
  'fileAnswer',
  'folder',
  'fullDisk',
  'headers',
  'health',
  'loadServerPlugins',
  'logs',
  'longTransaction',
  'naughtyStrings',
  'newId',
  'openApi',
  'operations',
  'otherBackEnd',
  'parserProcess',
  'publicDemo',
  'sheet',
  'strangers',
)

// What depends on how a database behaves is tested on both. `npm test` runs the other server tests on PostgreSQL alone,
// `npm run test:full` and vitest by itself run them on the embedded database too.
const onBoth = serverTests(
  'conformance',
  'demoData',
  'engine',
  'events',
  'files',
  'history',
  'idempotency',
  'import',
  'importPlugin',
  'importRoundTrip',
  'importStates',
  'importSteps',
  'jobs',
  'kill',
  'refresh',
  'schema',
  'search',
  'session',
  'shutdown',
)
const onPostgresOnly = serverTests('move', 'outage', 'replica', 'threeServers')

// Each test file starts its own server on its own database. What they share is the code, which is loaded once for all.
const oneProcess = { isolate: false }

const isShort = process.env['TEST_SHORT'] === '1'

/** `npm test` runs all projects; `vitest run --project=unit` only what needs neither server nor browser. */
export default defineConfig({
  plugins: [faces(), react()],
  test: {
    // One more than there are cores: much of the time goes into waiting, for servers, clocks and disks.
    maxWorkers: availableParallelism() + 1,
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
          include: isShort ? [...notOnPostgres, ...onBoth] : ['tests/server/**/*.test.ts'],
          exclude: onPostgresOnly,
          environment: 'node',
          ...oneProcess,
          // Optimizing the embedded database takes longer than these tests use it.
          execArgv: ['--liftoff-only'],
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
          ...oneProcess,
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

/** The files of these server tests. A name without a file would leave out nothing, and nobody would notice. */
function serverTests(...names: readonly string[]): string[] {
  const files = names.map((name) => `tests/server/${name}.test.ts`)
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0)
    throw new Error(`vitest.config.ts lists tests that do not exist: ${missing.join(', ')}`)
  return files
}
