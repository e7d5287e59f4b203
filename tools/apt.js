import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { quietly } from './quietly.js'

/**
 * Installs packages of Debian or Ubuntu, as root or with a sudo that asks for no password.
 *
 * @param {string[]} packages
 * @returns {Promise<string>} what went wrong, as a message for the user; empty if all went well
 */
export async function aptInstall(...packages) {
  if (!existsSync('/usr/bin/apt-get')) return 'This machine has no apt-get.'
  const asRoot = rootPrefix()
  if (!asRoot) return 'Installing needs root, or a sudo that asks for no password.'

  console.log(`Installing ${packages.join(' and ')} with apt-get: a minute or two.`)
  await apt(asRoot, ['update'])
  const { code, tail } = await apt(asRoot, ['install', '--yes', '--no-install-recommends', ...packages])
  return code === 0 ? '' : `${tail}\n\napt-get ended with ${code}. The whole log: .cache/apt.log`
}

/**
 * @param {string[]} asRoot
 * @param {string[]} words
 */
function apt(asRoot, words) {
  const line = [
    ...asRoot,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-o',
    'DPkg::Lock::Timeout=120',
  ]
  const [program = '', ...rest] = [...line, ...words]
  return quietly(program, rest, { log: '.cache/apt.log' })
}

/** The words before a command that run it as root, if there is a way. */
function rootPrefix() {
  if (process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined
}
