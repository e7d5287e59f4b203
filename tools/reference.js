import { writeFileSync } from 'node:fs'

import { formatted } from './formatted.js'
import { endWith } from './plainError.js'
import { documents } from './referenceText.js'

// `npm run reference`: writes the reference for plugin authors from the types, doc comments and examples.

process.on('uncaughtException', endWith)

for (const [file, text] of Object.entries(documents)) writeFileSync(file, formatted(file, text('.')))
console.log(['Written:', ...Object.keys(documents)].join('\n  '))
