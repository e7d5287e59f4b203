import { dirname, join } from 'node:path'

import { ensureInstalled } from './install.js'
import { endWith, PlainError } from './plainError.js'
import { runNode } from './runNode.js'
import { pathWithRuntime } from './runtime.js'
import { isStale } from './stale.js'
import { tasks } from './tasks.js'

/**
 * Runs a task and ends the process with its exit code.
 *
 * @param {string[]} words the task's name, and its arguments
 */
export async function runFromCommandLine([name, ...words]) {
  await runTask(name, words).then((code) => process.exit(code), endWith)
}

/**
 * Installs what is missing, then runs the steps of a task.
 *
 * @param {string | undefined} name a key of `tasks`
 * @param {string[]} words passed on to the task's last step
 * @returns {Promise<number>} the exit code of the first step that failed, otherwise 0
 */
async function runTask(name, words) {
  const task = Object.entries(tasks).find(([known]) => known === name)?.[1]
  if (!task) throw new PlainError(`Name a task: node tools/launch.js ${Object.keys(tasks).join(' | ')}`)

  const root = dirname(import.meta.dirname)
  process.chdir(root)
  await ensureInstalled(root, name)
  Object.assign(process.env, pathWithRuntime(root))
  // Node keeps what it compiled for the next start, which takes half the time.
  process.env['NODE_COMPILE_CACHE'] ??= join(root, '.cache/compiled')

  const steps = task.steps.filter((step) => !step.unlessBuilt || isStale(root)).map((step) => ({ ...step }))
  const last = steps.at(-1)
  if (last) last.run = [...last.run, ...words]
  return task.together ? runTogether(steps) : runInTurn(steps)
}

/** @param {import('./tasks.js').Step[]} steps */
async function runInTurn(steps) {
  for (const step of steps) {
    const code = await runNode(step.run, { env: step.env })
    if (code !== 0) return code
  }
  return 0
}

/** @param {import('./tasks.js').Step[]} steps */
async function runTogether(steps) {
  const stop = new AbortController()
  const running = steps.map((step) => runNode(step.run, { env: step.env, stop: stop.signal }))
  try {
    return await Promise.race(running)
  } finally {
    stop.abort()
    await Promise.allSettled(running)
  }
}
