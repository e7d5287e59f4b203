import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

import { endWith, PlainError } from './plainError.js'
import { programs } from './programs.js'
import { documents } from './referenceText.js'

// `npm run reference`: writes the reference for plugin authors from the types, doc comments and examples.
// With --check, part of `npm run check`, it writes nothing and says which of its documents are out of date.

process.on('uncaughtException', endWith)

const texts = Object.entries(documents).map(([file, text]) => ({ file, text: formatted(file, text('.')) }))

if (process.argv.includes('--check')) {
  const stale = texts.filter(({ file, text }) => readFileSync(file, 'utf8') !== text)
  if (stale.length > 0) {
    const names = stale.map(({ file }) => file).join(' and ')
    throw new PlainError(`${names} no longer says what the sources say. Run \`npm run reference\`.`)
  }
  console.log(`${texts.length} documents`)
} else {
  for (const { file, text } of texts) writeFileSync(file, text)
  console.log(['Written:', ...texts.map(({ file }) => file)].join('\n  '))
}

/**
 * Formats a text.
 *
 * @param {string} file its name, which determines the format
 * @param {string} text
 */
function formatted(file, text) {
  return execFileSync('node', [programs.oxfmt, `--stdin-filepath=${file}`], { input: text, encoding: 'utf8' })
}
