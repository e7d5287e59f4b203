import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

import { coreTexts } from '#src/messages/coreTexts.ts'
import { inLanguage } from '#contract/localText.ts'
import { mountedName } from '#src/kit/base/text/mounted.ts'

import { consoleHalves } from './consoleHalves.js'
import { endWith, PlainError } from './plainError.js'
import { textProblems } from './textProblems.js'
import { textsNamedIn } from './textsNamedIn.js'

// Part of `npm run check`: a key without a text would be shown as it is, and a text that nothing shows would be translated
// for nothing.

process.on('uncaughtException', endWith)

// Shown without being named: by react-admin, by fields of resources, by pages of help, and by the parts of change requests.
const unnamed = [/^ra\./, /^resources\./, /^\w+\.help\./, /^brandDB\.brandAudit\./]

/** @param {object} texts @param {string} above @returns {string[]} */
const keysOf = (texts, above = '') =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [above + name] : keysOf(value, `${above}${name}.`),
  )

const known = new Set(keysOf(inLanguage(coreTexts, 'en_US')))
/** The titles of groups of fields that contracts name. */
const inContracts = new Set()
for (const { id, resources = [], messages, mount } of await consoleHalves()) {
  const keys = messages?.en_US ? keysOf((await messages.en_US()).messages) : []
  const named = (/** @type {string} */ key) =>
    mount ? mountedName(key, { of: mount.as, as: mount.of }) : key
  // The screens of a mount name the area that they were made for, whose texts are known by then.
  for (const key of keys) if (!known.has(named(key))) known.add(key)
  for (const { name, contract } of resources)
    for (const { title } of contract.screens?.form ?? [])
      inContracts.add([id, name.split('/').at(-1), title].join('.'))
}
const roots = new Set([...known].map((key) => key.split('.')[0] ?? ''))
const isRead = (/** @type {string} */ key) => inContracts.has(key) || unnamed.some((one) => one.test(key))

const sources = globSync('{src,contract,server}/**/*.{ts,tsx}', { exclude: ['**/*.words.ts'] })
/** @type {import('./textProblems.js').UsedTexts} */
const used = { keys: new Map(), patterns: new Map(), mentions: new Set() }
for (const file of sources)
  textsNamedIn(parseSync(file, readFileSync(file, 'utf8')).program, file, used, roots)

const problems = textProblems({ known: [...known], used, isRead })
if (problems.length > 0) throw new PlainError(problems.join('\n'))
console.log(`${known.size} texts`)
