import { join } from 'node:path'

import { withLock } from './lock.js'
import { endWith } from './plainError.js'
import { programs } from './programs.js'
import { runNode } from './runNode.js'
import { fingerprint, isStale, recordBuild } from './stale.js'

// Builds the console into dist/ and records the state of the sources, so that the next start knows whether to
// build again. With `--if-stale`, as used by `npm start`, it prints little, and builds only if another start
// has not built meanwhile.

process.on('uncaughtException', endWith)

const root = process.cwd()
const [first, ...others] = process.argv.slice(2)
const isStart = first === '--if-stale'
const words = isStart ? ['--logLevel', 'warn', ...others] : process.argv.slice(2)

await withLock(join(root, '.cache', 'build.lock'), 'Waiting for another build to end.', async () => {
  if (isStart && !isStale(root)) return
  if (isStart) console.log('Building the console …')
  const print = fingerprint(root)
  process.exitCode = await runNode([programs.vite, 'build', ...words])
  if (process.exitCode === 0) recordBuild(root, print)
})
