import { execFileSync } from 'node:child_process'

/** Into how many parts the long tests are dealt, of which `npm test` runs one. */
export const turns = 6

/**
 * The files whose turn it is not, dealt like cards.
 *
 * @param {readonly string[]} files
 * @param {number} turn
 */
export const notNow = (files, turn) => files.filter((_, place) => place % turns !== turn % turns)

/** The part whose turn it is: the next one after each commit. Without a history it is the first. */
export function turnNow() {
  try {
    const count = execFileSync('git', ['rev-list', '--count', 'HEAD'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number(count) % turns
  } catch {
    return 0
  }
}
