import { programs } from './programs.js'

const port = process.env.PORT ?? '4000'
const apiPort = process.env.API_PORT ?? '4001'

/**
 * A step of a task: the arguments of `node`, and additional environment variables. `unlessBuilt` skips it if
 * `dist/` is up to date.
 *
 * @typedef {{ run: string[], env?: Record<string, string>, unlessBuilt?: boolean }} Step
 */

/**
 * The tasks of `node tools/launch.js <task>`, which run once the packages are installed. Steps run one after
 * the other; those of a `together` task run in parallel and end together. Arguments after the task's name are
 * passed to the last step.
 *
 * @type {Record<string, { steps: Step[], together?: boolean }>}
 */
export const tasks = {
  start: { steps: [{ run: ['tools/start.js'] }] },
  'server:only': { steps: [{ run: ['server/main.ts'] }] },
  'demo:reset': {
    steps: [
      {
        run: ['server/main.ts', '--reset-demo'],
        env: { DEMO_TEMPLATES: process.env.DEMO_TEMPLATES ?? '.cache/demo' },
      },
    ],
  },
  'db:dump': { steps: [{ run: ['server/app/command.ts', 'dump'] }] },
  'db:restore': { steps: [{ run: ['server/app/command.ts', 'restore'] }] },
  'db:move': { steps: [{ run: ['server/app/command.ts', 'move'] }] },
  'factor:remove': { steps: [{ run: ['server/app/command.ts', 'removeFactor'] }] },
  'email:set': { steps: [{ run: ['server/app/command.ts', 'setEmail'] }] },
  'audit:verify': { steps: [{ run: ['server/app/verifyAudit.ts'] }] },
  dev: {
    together: true,
    steps: [
      { run: ['--watch', 'server/main.ts'], env: { PORT: apiPort, NODE_ENV: 'development' } },
      { run: [programs.vite, '--port', port, '--strictPort'], env: { API_PORT: apiPort } },
    ],
  },
  build: { steps: [{ run: ['tools/build.js'] }] },
  conformance: { steps: [{ run: ['tools/conformance/main.ts'] }] },
  'bench:list': { steps: [{ run: ['tests/bench/list.ts'] }] },
  'bench:export': { steps: [{ run: ['tests/bench/export.ts'] }] },
  'bench:peers': { steps: [{ run: ['tests/bench/peers.ts'] }] },
  'bench:web': {
    steps: [{ run: ['tools/build.js', '--if-stale'], unlessBuilt: true }, { run: ['tests/bench/web.ts'] }],
  },
  'bench:problems': { steps: [{ run: ['tests/bench/problems.ts'] }] },
  'bench:trees': { steps: [{ run: ['tests/bench/trees.ts'] }] },
  'bench:crawl': { steps: [{ run: ['tests/bench/crawl.ts'] }] },
  'bench:load': { steps: [{ run: ['tests/bench/load.ts'] }] },
  'bench:import': { steps: [{ run: ['tests/bench/import.ts'] }] },
  'bench:recalculate': { steps: [{ run: ['tests/bench/recalculate.ts'] }] },
  'bench:compose': { steps: [{ run: ['tests/bench/compose.ts'] }] },
  'bench:kill': { steps: [{ run: ['tests/bench/kill.ts'] }] },
  'bench:fair': { steps: [{ run: ['tests/bench/fair.ts'] }] },
  'bench:search': { steps: [{ run: ['tests/bench/search.ts'] }] },
  'bench:start': { steps: [{ run: ['tests/bench/start.ts'] }] },
  'bench:seed': { steps: [{ run: ['tests/bench/seed.ts'] }] },
  'bench:fuzz': {
    steps: [
      {
        run: [programs.vitest, 'run', '--project=server', 'tests/server/fuzz.test.ts'],
        env: { FUZZ_RUNS: '100000' },
      },
    ],
  },
  pictures: { steps: [{ run: ['tests/bench/pictures.ts'] }] },
  check: { steps: [{ run: ['tools/check.js'] }] },
  'new:plugin': { steps: [{ run: ['tools/newPlugin.js'] }] },
  'new:resource': { steps: [{ run: ['tools/newResource.js'] }] },
  'new:migration': { steps: [{ run: ['tools/newMigration.js'] }] },
  'new:package': { steps: [{ run: ['tools/newPackage.js'] }] },
  house: { steps: [{ run: ['tools/house.js'] }] },
  reference: { steps: [{ run: ['tools/reference.js'] }] },
  surface: { steps: [{ run: ['tools/surface.js'] }] },
  format: { steps: [{ run: [programs.oxfmt] }] },
  test: { steps: [{ run: ['tools/test.js'], env: { TEST_PART: 'first' } }] },
  'test:rest': { steps: [{ run: ['tools/test.js'], env: { TEST_PART: 'rest' } }] },
  'test:full': { steps: [{ run: ['tools/test.js'] }] },
}
