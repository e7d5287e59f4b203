import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { filesByMark } from '#tests/support/filesByMark.ts'
import { LongestFirst } from '#tests/support/longestFirst.ts'
import { serverHalves } from '#tests/support/serverHalves.ts'
import { faces } from '#tools/faces.js'
import { notNow } from '#tools/turns.js'

// What a test file says about itself in its first line, `// @runs both databases, in turn`:
//
// - `embedded only`: it is about the embedded database, or about none;
// - `both databases`: it depends on how a database behaves. `npm test` runs all other server tests on PostgreSQL alone,
//   `npm run test:full` and vitest by itself run them on the embedded database too;
// - `postgresql only`;
// - `in full runs`: it takes long and guards what changes rarely, so `npm test` leaves it to `npm run test:full`;
// - `in turn`: it takes long, and `npm test` runs a sixth of such files, after the next commit the next sixth;
// - `own window`: it leaves something behind that the next file would meet, or needs that nothing is left: a history, an
//   address that it went to, a plugin's texts, what the operator has set.
const marked = filesByMark()

const inWindow = {
  environment: 'jsdom',
  setupFiles: ['tests/support/consoleSetup.ts'],
  testTimeout: 90_000,
}

// Test files share the code, which takes longer to load than most of them to run: each has its own server and database, and
// those of the console begin with an empty window.
const oneProcess = { isolate: false }

// Optimizing the embedded database takes longer than these tests use it. On PostgreSQL a few still need it, to move from it.
const quickStart = { execArgv: ['--liftoff-only'] }

const isShort = process.env['TEST_SHORT'] === '1'
const leftOut = isShort
  ? [...marked('in full runs'), ...notNow(marked('in turn'), Number(process.env['TEST_TURN'] ?? 0))]
  : []

/** `npm test` runs all projects; `vitest run --project=unit` only what needs neither server nor browser. */
export default defineConfig({
  plugins: [faces(), react()],
  test: {
    // Three more than there are cores: half of the time goes into waiting, for servers, browsers, clocks and disks.
    maxWorkers: availableParallelism() + 3,
    sequence: { sequencer: LongestFirst },
    // A loaded machine takes its time; what never comes fails all the same.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{contract,architecture,tools}/**/*.test.ts'],
          environment: 'node',
          ...oneProcess,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'console',
          include: ['tests/{console,plugins}/**/*.test.{ts,tsx}'],
          exclude: marked('own window'),
          ...inWindow,
          ...oneProcess,
        },
      },
      {
        extends: true,
        test: { name: 'console-own-window', include: marked('own window'), ...inWindow },
      },
      {
        extends: true,
        plugins: [serverHalves()],
        test: {
          name: 'server',
          include: isShort
            ? [...marked('embedded only'), ...marked('both databases')]
            : ['tests/server/**/*.test.ts'],
          exclude: [...marked('postgresql only'), ...leftOut],
          environment: 'node',
          ...oneProcess,
          ...quickStart,
          testTimeout: 120_000,
          // The first files of a run make the databases that all others copy, on a busy machine for minutes.
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        plugins: [serverHalves()],
        test: {
          name: 'server-postgresql',
          include: ['tests/server/**/*.test.ts'],
          exclude: [...marked('embedded only'), ...leftOut],
          globalSetup: ['tests/support/postgresTemplate.ts'],
          env: { TEST_DATABASE: 'postgresql' },
          environment: 'node',
          ...oneProcess,
          ...quickStart,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        plugins: [serverHalves({ withScreens: true })],
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: leftOut,
          // What the console runs on is no matter here, and a copy of this one is there at once.
          globalSetup: ['tests/support/postgresTemplate.ts', 'tests/support/sharedBrowser.ts'],
          environment: 'node',
          ...oneProcess,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
