import { existsSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { collectCalledPaths } from './calledPaths.ts'
import { specifiedPaths } from './specifiedPaths.ts'

const variable = 'TEST_BROWSER'

// A server's Chromium: no sandbox as root, and nothing that looks for the internet.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Most pages live for seconds: optimizing their code would cost more than it saves. Chromium's tools keep the stack of each
  // request, for which it would parse the functions once more.
  '--js-flags=--no-opt --no-maglev --no-enable-lazy-source-positions',
  // Nothing but this machine can be found.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

/**
 * One Chromium for all browser tests of a run, the machine's own (`npm test` installs it when absent). Workers find it by
 * the environment that they get from here.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const found = existsSync(executablePath) ? { executablePath } : {}
  const server = await chromium.launchServer({ args, ...found }).catch((error: unknown) => {
    // Tests without a browser run all the same; the others fail one by one.
    console.error(error)
  })
  if (server) process.env[variable] = server.wsEndpoint()
  const uncalled = collectCalledPaths()
  return async () => {
    await server?.close()
    const missing = uncalled()
    // `npm test` counts a missing one as a failure; a run of some tests cannot call them all.
    const list = process.env['UNCALLED_PATHS']
    if (list) writeFileSync(list, JSON.stringify(missing))
    const count = specifiedPaths.length - missing.length
    console.log(`The console called ${count} of the ${specifiedPaths.length} paths of the specification.`)
    if (missing.length > 0) console.log(`Not called: ${missing.join(', ')}`)
  }
}

/** The address of the Chromium of this run. */
export function browserAddress(): string {
  const address = process.env[variable]
  if (!address) throw new Error('Chromium did not start, or the test is not one of the project `browser`.')
  return address
}
