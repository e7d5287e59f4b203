import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from '#tests/support/longestFirst.ts'
import { serverHalves } from '#tests/support/serverHalves.ts'
import { faces } from '#tools/faces.js'
import { notNow } from '#tools/turns.js'

// These need no PostgreSQL: they are about the embedded database, or about none.
const notOnPostgres = serverTests(
  'clock',
  'demoOperator',
  'dump',
  'embedded',
  'fairQueue',
  'fileAnswer',
  'folder',
  'fullDisk',
  'health',
  'loadServerPlugins',
  'logs',
  'longTransaction',
  'newId',
  'operations',
  'otherBackEnd',
  'publicDemo',
  'sheet',
  'testKit',
)

// What depends most on how a database behaves is tested on both. `npm test` runs the other server tests on PostgreSQL alone,
// `npm run test:full` and vitest by itself run them on the embedded database too.
const onBoth = serverTests(
  'engine',
  'events',
  'files',
  'parsed',
  'schema',
  'search',
  'sentWithNext',
  'session',
)
const onPostgresOnly = serverTests('move', 'outage', 'replica', 'threeServers')

// These take long and guard what changes rarely: hostile files and addresses, back ends of others, areas and packages that are
// added, a disk that is full, a replica, a server killed while it escalates or plans reports, the way of a whole database into
// a file or to another server. `npm test` leaves them to `npm run test:full`.
const onlyInFull = [
  ...serverTests(
    'dump',
    'fileBombs',
    'fullDisk',
    'killEscalation',
    'killSchedule',
    'longTransaction',
    'move',
  ),
  ...serverTests('replica', 'testKit'),
  ...testFiles('e2e', 'apiDocs', 'crawl', 'foreignBackEnd', 'hostileTargets', 'installation', 'looseBackEnd'),
  ...testFiles('e2e', 'thirdParty'),
]

// The rest of the long tests take turns: `npm test` runs a sixth of them, after the next commit the next sixth, and `npm run
// test:full` and vitest by itself run all. Of those in the browser, these run each time: the journeys and screens of all areas,
// lists, the shell, signing in, and what a first visit fetches.
const everyTime = testFiles(
  'e2e',
  'access',
  'brandJourney',
  'budget',
  'coldStart',
  'dashboard',
  'errors',
  'journeys',
  'languages',
  'lists',
  'pages',
  'reports',
  'screens',
  'shell',
  'signInPage',
  'tour',
)
const inTurn = [
  ...serverTests('folder', 'strangers', 'threeServers', 'publicDemo'),
  ...serverTests('outage', 'jobs', 'kill', 'loadServerPlugins'),
  ...serverTests('upgrade', 'killRecalculation', 'naughtyStrings', 'importSteps'),
  ...serverTests('shutdown', 'logs', 'embedded', 'operations'),
  ...readdirSync('tests/e2e')
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `tests/e2e/${file}`)
    .filter((file) => !everyTime.includes(file) && !onlyInFull.includes(file)),
]

// These leave something behind that the next file would meet, or need that nothing is left: a history, an address that they
// went to, a plugin's texts, what the operator has set.
const inOwnWindow = testFiles(
  'console',
  'activity',
  'brandModification',
  'config',
  'hashRouter',
  'iframe',
  'inspector',
  'kitOutbox',
  'mobile',
  'overlay',
  'pluginsOff',
  'preloadParts',
  'reportFault',
  'signInPage',
  'signOut',
  'startPlace',
  'toasts',
)
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
const leftOut = isShort ? [...onlyInFull, ...notNow(inTurn, Number(process.env['TEST_TURN'] ?? 0))] : []

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
          exclude: inOwnWindow,
          ...inWindow,
          ...oneProcess,
        },
      },
      {
        extends: true,
        test: { name: 'console-own-window', include: inOwnWindow, ...inWindow },
      },
      {
        extends: true,
        plugins: [serverHalves()],
        test: {
          name: 'server',
          include: isShort ? [...notOnPostgres, ...onBoth] : ['tests/server/**/*.test.ts'],
          exclude: [...onPostgresOnly, ...leftOut],
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
          exclude: [...notOnPostgres, ...leftOut],
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

function serverTests(...names: readonly string[]): string[] {
  return testFiles('server', ...names)
}

/** The files of these tests of a folder. A name without a file would leave out nothing, and nobody would notice. */
function testFiles(folder: string, ...names: readonly string[]): string[] {
  return names.map((name) => {
    const [file] = [`tests/${folder}/${name}.test.ts`, `tests/${folder}/${name}.test.tsx`].filter(existsSync)
    if (!file) throw new Error(`vitest.config.ts lists a test that does not exist: ${folder}/${name}`)
    return file
  })
}
