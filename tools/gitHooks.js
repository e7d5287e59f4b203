import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lets git run tools/hooks/pre-commit, unless there are other hooks: the developer's, the machine's, or those
 * in .git/hooks, which a hooksPath would disable. Automated builds do not commit, so they get no hooks.
 *
 * @param {string} root a folder that is not a clone is left alone, even inside another repository
 * @param {Record<string, string | undefined>} [env]
 */
export function setGitHooks(root, env = process.env) {
  if (env.CI || !existsSync(join(root, '.git'))) return
  const isChosen = git(root, 'config', '--get', 'core.hooksPath') !== ''
  const folder = git(root, 'rev-parse', '--path-format=absolute', '--git-path', 'hooks')
  const hasOwn = existsSync(folder) && readdirSync(folder).some((name) => !name.endsWith('.sample'))
  if (!isChosen && !hasOwn) git(root, 'config', 'core.hooksPath', 'tools/hooks')
}

/**
 * @param {string} root
 * @param {string[]} words
 */
function git(root, ...words) {
  return spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
}
