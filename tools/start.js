import { spawn } from 'node:child_process'

import { endWith } from './plainError.js'
import { runNode, untilEnd } from './runNode.js'
import { isStale } from './stale.js'

// Starts the server, and builds the console beside it if the sources are newer than `dist/`: setting up a database and
// building need a core each. The server says that it is ready when both are done.

process.on('uncaughtException', endWith)

// Kept apart from the data, for `npm run demo:reset`.
process.env.DEMO_TEMPLATES ??= '.cache/demo'

const server = ['server/main.ts', ...process.argv.slice(2)]
process.exitCode = isStale(process.cwd()) ? await startAndBuild() : await runNode(server)

async function startAndBuild() {
  const failed = new AbortController()
  const child = spawn('node', server, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, CONSOLE_BUILD: 'beside' },
  })
  const serving = untilEnd(child, failed.signal)
  const stopped = new AbortController()
  const building = runNode(['tools/build.js', '--if-stale'], { stop: stopped.signal }).then((code) => {
    if (code !== 0) failed.abort()
    else if (child.connected) child.send('built')
    return code
  })
  const code = await serving.finally(() => stopped.abort())
  return (await building) || code
}
