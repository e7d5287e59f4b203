import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'

import { aptInstall } from './apt.js'
import { endWith, PlainError } from './plainError.js'
import { programs } from './programs.js'
import { quietly } from './quietly.js'

// The headless shell first, because tests need a fifth less processor time with it.
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, otherwise the usual places.
 *
 * @param {Record<string, string | undefined>} [env]
 * @param {string[]} [places]
 * @returns {string | undefined} its path; throws a PlainError if CHROMIUM_PATH names nothing that runs
 */
export function findChromium(env = process.env, places = usualPlaces) {
  const chosen = env.CHROMIUM_PATH
  if (!chosen) return places.find(runs)
  if (isExecutable(chosen)) return chosen
  throw new PlainError(`CHROMIUM_PATH is ${chosen}, which is not a program.`)
}

/**
 * Finds a Chromium, or installs one: Debian's headless shell with a Chinese font, elsewhere Playwright's.
 *
 * @returns {Promise<string>} its path; rejects with a PlainError that says what to do
 */
export async function ensureChromium() {
  const found = findChromium() ?? (await ofPlaywright())
  if (found) return found
  const problem = await aptInstallFirst(['chromium-headless-shell', 'chromium'])
  const installed = findChromium() ?? (await installWithPlaywright())
  if (installed) return installed
  throw new PlainError(
    `${problem}\nBrowser tests need Chromium: install it and set CHROMIUM_PATH to the program.`.trimStart(),
  )
}

/**
 * @param {string[]} packages of which any is enough: not every distribution has the first
 * @returns {Promise<string>} what went wrong with the last of them; empty if one was installed
 */
async function aptInstallFirst(packages) {
  let problem = ''
  for (const one of packages) {
    problem = await aptInstall(one, 'fonts-noto-cjk')
    if (!problem) break
  }
  return problem
}

async function installWithPlaywright() {
  console.log('Downloading Chromium with Playwright: a minute or two.')
  const words = [programs.playwright, 'install', 'chromium']
  const { code } = await quietly('node', words, { log: '.cache/playwright.log' })
  return code === 0 ? ofPlaywright() : undefined
}

/** The Chromium that Playwright has downloaded, if any. */
async function ofPlaywright() {
  if (!existsSync(programs.playwright)) return undefined
  const { chromium } = await import('playwright')
  return [chromium.executablePath()].find(isExecutable)
}

/**
 * Ubuntu's chromium-browser may be a script that only asks for a snap, so it is not enough that the file
 * exists.
 *
 * @param {string} path
 */
function runs(path) {
  return isExecutable(path) && spawnSync(path, ['--version']).status === 0
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

if (process.argv[1] === import.meta.filename) await ensureChromium().then(console.log, endWith)
