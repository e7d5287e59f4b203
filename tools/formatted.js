import { execFileSync } from 'node:child_process'

import { programs } from './programs.js'

/**
 * A text as the formatter writes it.
 *
 * @param {string} file its name, which says what it is
 * @param {string} text
 */
export const formatted = (file, text) =>
  execFileSync('node', [programs.oxfmt, `--stdin-filepath=${file}`], { input: text, encoding: 'utf8' })
