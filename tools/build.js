import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { addGzip, compressAll } from './compress.js'
import { withLock } from './lock.js'
import { endWith, PlainError } from './plainError.js'
import { importOf } from './printAreas.js'
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
  const isWhole = await (isStart ? buildForStart() : buildWith(words))
  if (isWhole) recordBuild(root, print)
})

/** @param {string[]} words of Vite's command line */
async function buildWith(words) {
  const code = await runNode([programs.vite, 'build', ...words])
  if (code !== 0) throw new PlainError('The console was not built.', code)
  await compressAll(dist)
  return true
}

async function buildForStart() {
  // So that nobody has to wait for the lock of a build that was stopped.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  const started = performance.now()
  const { build } = await import('vite')
  const { phases } = await import('./buildPhases.js')
  const tell = (/** @type {string} */ phase, /** @type {number} */ done) =>
    process.send?.({ step: 'build', phase, done, total: 100 })
  const isWhole = await buildSound(() =>
    build({
      root,
      logLevel: 'warn',
      plugins: [phases(tell, root)],
      build: { reportCompressedSize: false },
    }),
  )
  tell('compressing', 98)
  await addGzip(dist)
  tell('built', 100)
  if (!process.send) console.log(`Console built in ${Math.round((performance.now() - started) / 1000)} s.`)
  return isWhole
}

/**
 * Builds without the packages that stop the build (withoutDisabled.js), so that the rest runs.
 *
 * @param {() => Promise<unknown>} build
 * @param {Readonly<Record<string, string>>} [faults] what is wrong with such a package, by the id of its plugin
 * @returns {Promise<boolean>} whether no package was left out
 */
async function buildSound(build, faults = {}) {
  process.env.FAULTY_PLUGINS = JSON.stringify(faults)
  try {
    await build()
    return Object.keys(faults).length === 0
  } catch (error) {
    const fault = faultIn(String(error instanceof Error ? error.message : error))
    const plugin = await packagedPluginIn(fault)
    if (plugin === undefined || plugin in faults)
      throw new PlainError(`The console could not be built.\n${fault}`)
    console.error(
      `The console is built without the plugin ${plugin}, whose package cannot be built.\n${fault}`,
    )
    return buildSound(build, { ...faults, [plugin]: fault })
  }
}

/**
 * What a failed build says, once and without stacks.
 *
 * @param {string} text
 */
function faultIn(text) {
  const lines = text.replaceAll(join(root, '/'), '').split('\n')
  const isSaid = (/** @type {string} */ line) =>
    line !== '' && !/^( +at |(Error: )?Build failed with )/.test(line)
  return [...new Set(lines.filter(isSaid))].join('\n')
}

/**
 * The plugin from a package that a text is about.
 *
 * @param {string} text
 */
async function packagedPluginIn(text) {
  const { plugins } = await import(pathToFileURL(join(root, 'console.config.ts')).href)
  return Object.keys(plugins).find((id) => {
    const name = importOf(plugins[id]) ?? ''
    return !name.startsWith('.') && new RegExp(`[/'"\`]${RegExp.escape(name)}[/'"\`]`).test(text)
  })
}
