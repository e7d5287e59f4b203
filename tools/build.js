import { join } from 'node:path'

import { addGzip, compressAll } from './compress.js'
import { withLock } from './lock.js'
import { endWith, PlainError } from './plainError.js'
import { programs } from './programs.js'
import { runNode } from './runNode.js'
import { fingerprint, isStale, recordBuild } from './stale.js'

// Builds the console into dist/ and records the state of the sources, so that the next start knows whether to
// build again.
//
// With `--if-stale`, as used by `npm start`, it builds only if another start has not built meanwhile, and leaves the
// best compression to tools/compressBest.js. It prints one line, or as a child with a channel sends how far it is:
// `{ step: 'build', phase, done, total }`, where `done` of `total` is the part of the time that is over.

process.on('uncaughtException', endWith)

const root = process.cwd()
const dist = join(root, 'dist')
const words = process.argv.slice(2)
const isStart = words[0] === '--if-stale'

await withLock(join(root, '.cache', 'build.lock'), 'Waiting for another build to end.', async () => {
  if (isStart && !isStale(root)) return
  const print = fingerprint(root)
  await (isStart ? buildForStart() : buildWith(words))
  recordBuild(root, print)
})

/** @param {string[]} words of Vite's command line */
async function buildWith(words) {
  const code = await runNode([programs.vite, 'build', ...words])
  if (code !== 0) throw new PlainError('The console was not built.', code)
  await compressAll(dist)
}

async function buildForStart() {
  // So that nobody has to wait for the lock of a build that was stopped.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  const started = performance.now()
  const { build } = await import('vite')
  const { phases } = await import('./buildPhases.js')
  const tell = (/** @type {string} */ phase, /** @type {number} */ done) =>
    process.send?.({ step: 'build', phase, done, total: 100 })
  await build({
    root,
    logLevel: 'warn',
    plugins: [phases(tell, root)],
    build: { reportCompressedSize: false },
  }).catch(notBuilt)
  tell('compressing', 98)
  await addGzip(dist)
  tell('built', 100)
  if (!process.send) console.log(`Console built in ${Math.round((performance.now() - started) / 1000)} s.`)
}

/**
 * @param {unknown} error
 * @returns {never}
 */
function notBuilt(error) {
  throw new PlainError(`The console could not be built.\n${error instanceof Error ? error.message : error}`)
}
