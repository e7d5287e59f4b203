import { execFileSync } from 'node:child_process'

import { programs } from './programs.js'

/**
 * Formats a text.
 *
 * @param {string} file its name, which determines the format
 * @param {string} text
 */
export const formatted = (file, text) =>
  execFileSync('node', [programs.oxfmt, `--stdin-filepath=${file}`], { input: text, encoding: 'utf8' })
