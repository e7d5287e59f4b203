import { mkdirSync, writeFileSync } from 'node:fs'

import { endWith } from './plainError.js'
import { emitDeclarations } from './surface/emitDeclarations.js'
import { releasedSurface, surfaceFile, unannounced } from './surface/release.js'
import { surfaceTexts } from './surface/surfaceText.js'

// `npm run surface`: says what would break packages that were written for the last release. With `--release`, and only when a
// release is made, it writes down what packages can rely on from then on (docs/surface).

process.on('uncaughtException', endWith)

const now = emitDeclarations('.')

if (process.argv.includes('--release')) {
  mkdirSync('docs/surface', { recursive: true })
  for (const [face, text] of Object.entries(surfaceTexts(now))) writeFileSync(surfaceFile('.', face), text)
  console.log('Written: docs/surface')
} else {
  const breaks = unannounced('.', releasedSurface('.'), now)
  console.log(breaks.length === 0 ? 'Nothing breaks that CHANGELOG.md does not name.' : breaks.join('\n\n'))
  process.exitCode = breaks.length === 0 ? 0 : 1
}
