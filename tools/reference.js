import { writeFileSync } from 'node:fs'

import { formatted } from './formatted.js'
import { endWith } from './plainError.js'
import { referenceText } from './referenceText.js'

// `npm run reference`: docs/plugin-reference.md, from the types and doc comments that plugins are declared with.

process.on('uncaughtException', endWith)

const file = 'docs/plugin-reference.md'
writeFileSync(file, formatted(file, referenceText('.')))
console.log(`Written:\n  ${file}`)
