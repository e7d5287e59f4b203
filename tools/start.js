import { spawn } from 'node:child_process'

import { endWith } from './plainError.js'
import { untilEnd } from './runNode.js'
import { isStale } from './stale.js'

// Starts the server, and builds the console in parallel if the sources are newer than `dist/`: setting up a database and
// building need a core each. The server says that it is ready when both are done.

process.on('uncaughtException', endWith)

// Kept apart from the data, for `npm run demo:reset`.
process.env.DEMO_TEMPLATES ??= '.cache/demo'

const isBuilt = !isStale(process.cwd())
const ended = new AbortController()
const server = spawn('node', ['server/main.ts', ...process.argv.slice(2)], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, ...(isBuilt ? {} : { CONSOLE_BUILD: 'beside' }) },
})
const building = isBuilt ? Promise.resolve(0) : run(['tools/build.js', '--if-stale'])
const consoleBuilt = building.then((code) => {
  if (code !== 0) ended.abort()
  else if (!isBuilt && server.connected) server.send('built')
  return code
})
// Until a file is compressed as well as it can be, browsers get one that is a little larger.
const compressing = consoleBuilt.then((code) => code === 0 && run(['tools/compressBest.js', 'dist']))
const code = await untilEnd(server, ended.signal)
ended.abort()
await compressing
process.exitCode = (await consoleBuilt) || code

/**
 * Runs a tool that ends with the server.
 *
 * @param {string[]} words
 */
function run(words) {
  const child = spawn('node', words, { stdio: ['ignore', 'inherit', 'inherit'] })
  ended.signal.addEventListener('abort', () => child.kill())
  return untilEnd(child).catch(() => 1)
}
