import { join } from 'node:path'

import { withLock } from './lock.js'
import { endWith } from './plainError.js'
import { programs } from './programs.js'
import { runNode } from './runNode.js'
import { fingerprint, recordBuild } from './stale.js'

// Builds the console into dist/ and notes what from, so that the next start knows whether to build again.

process.on('uncaughtException', endWith)

const root = process.cwd()

await withLock(join(root, '.cache', 'build.lock'), 'Waiting for another build to end.', async () => {
  const print = fingerprint(root)
  process.exitCode = await runNode([programs.vite, 'build', ...process.argv.slice(2)])
  if (process.exitCode === 0) recordBuild(root, print)
})
