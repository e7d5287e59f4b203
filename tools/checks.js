import { programs } from './programs.js'
import { runNode } from './runNode.js'

/** What must pass before it is worth running any test: a name, and the arguments of `node`. */
const checks = {
  types: [programs.tsc, '--noEmit'],
  lint: [programs.oxlint],
  format: [programs.oxfmt, '--check'],
  'dead exports': [programs.knip],
  packages: ['tools/cardPackages.js'],
  permissions: ['tools/permissions.js'],
  'server halves': ['tools/serverHalves.js'],
  menu: ['tools/menu.js'],
  texts: ['tools/texts.js'],
  reference: ['tools/reference.js', '--check'],
  specification: ['tools/specification.js'],
}

/**
 * Runs all checks, even if one fails, and returns how each ended.
 *
 * @returns {Promise<{ name: string, ok: boolean, seconds: number }[]>}
 */
export async function runChecks() {
  const results = []
  for (const [name, words] of Object.entries(checks)) {
    console.log(`\n${name}`)
    const started = performance.now()
    const ok = (await runNode(words)) === 0
    results.push({ name, ok, seconds: (performance.now() - started) / 1000 })
  }
  return results
}
