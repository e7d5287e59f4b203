import { availableParallelism } from 'node:os'
import { matchesGlob } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { filesByMark } from '#tests/support/filesByMark.ts'
import { LongestFirst } from '#tests/support/longestFirst.ts'
import { serverHalves } from '#tests/support/serverHalves.ts'
import { faces } from '#tools/faces.js'

// Where a test file lies says which project runs it: what is about one area in `tests/areas/<area>/<kind>/`, all else in
// `tests/<kind>/`, where the kind is `contract`, `console`, `server` or `e2e`.
const of = (...kinds: string[]): string =>
  `tests/{${kinds.flatMap((kind) => [kind, `areas/*/${kind}`]).join()}}/**/*.test.{ts,tsx}`

// What a test file says about itself in its first line, `// @runs both databases, in full runs`:
//
// - `embedded only`: it is about the embedded database, or about none;
// - `both databases`: it depends on how a database behaves. `npm test` runs all other server tests on PostgreSQL alone;
//   `npm run test:rest` runs them on the embedded database too, but what takes long only in short;
// - `postgresql only`;
// - `in full runs`: it takes long, so `npm test` leaves it to `npm run test:rest`;
// - `longer in full runs`: `npm test` tries fewer of its cases (`isShort`), `npm run test:rest` all of them;
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

const inServer = {
  environment: 'node',
  setupFiles: ['tests/support/serverSetup.ts'],
  ...oneProcess,
  ...quickStart,
}

// Which of the tests run: those of `npm test`, those that it leaves to `npm run test:rest`, or all.
const part = process.env['TEST_PART']
const long = marked('in full runs')
const forRest = [...long, ...marked('longer in full runs')]
const dependent = [...marked('embedded only'), ...marked('both databases')]
const leftOut = part === 'first' ? long : []

// What takes long takes several times as long on a loaded machine; what never comes fails all the same.
const testTimeout = part === 'first' ? 180_000 : 600_000

/** Of the files of a project, those that are left for `npm run test:rest`; without that, all. */
const unlessRest = (all: string): string[] =>
  part === 'rest' ? forRest.filter((file) => matchesGlob(file, all)) : [all]

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
          include: unlessRest(of('contract', 'architecture', 'tools')),
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
          include: unlessRest(of('console', 'plugins')),
          exclude: marked('own window'),
          ...inWindow,
          ...oneProcess,
        },
      },
      {
        extends: true,
        test: {
          name: 'console-own-window',
          include: part === 'rest' ? [] : marked('own window'),
          ...inWindow,
        },
      },
      {
        extends: true,
        plugins: [serverHalves()],
        test: {
          name: 'server',
          include: part === 'first' ? dependent : [of('server')],
          exclude: [
            ...marked('postgresql only'),
            ...leftOut,
            // The first part ran some of them here, and the others take long for what PostgreSQL has shown.
            ...(part === 'rest'
              ? [
                  ...dependent.filter((file) => !forRest.includes(file)),
                  ...long.filter((file) => !dependent.includes(file)),
                ]
              : []),
          ],
          env: part === 'rest' ? { TEST_CASES: 'few' } : {},
          ...inServer,
          testTimeout,
          // The first files of a run make the databases that all others copy, on a busy machine for minutes.
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        plugins: [serverHalves()],
        test: {
          name: 'server-postgresql',
          include: unlessRest(of('server')),
          exclude: [...marked('embedded only'), ...leftOut],
          globalSetup: ['tests/support/postgresTemplate.ts'],
          env: { TEST_DATABASE: 'postgresql' },
          ...inServer,
          testTimeout,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        plugins: [serverHalves({ withScreens: true })],
        test: {
          name: 'browser',
          include: unlessRest(of('e2e')),
          exclude: leftOut,
          // What the console runs on is no matter here, and a copy of this one is there at once.
          globalSetup: ['tests/support/postgresTemplate.ts', 'tests/support/sharedBrowser.ts'],
          environment: 'node',
          ...oneProcess,
          testTimeout,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
