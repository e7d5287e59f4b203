import { globSync, readFileSync } from 'node:fs'

import { endWith, PlainError } from './plainError.js'

// Part of `npm run check`: Atrium must be built with these packages, so each must be used: something imports
// more of it than its types, or a tool runs its program.

const card = [
  'react-admin',
  'ra-data-simple-rest',
  'ra-i18n-polyglot',
  'ra-language-english',
  'react',
  'react-dom',
  '@mui/material',
  'react-router-dom',
  'crypto-js',
  'md5',
  'dayjs',
  'vite',
  'vitest',
  '@testing-library/react',
  'playwright',
]

const imports = /(?:^(?:import|export)\s(?!type\b)(?:[^'"`;]*\bfrom\s)?\s*|\bimport\(\s*)['"]([^'"]+)['"]/gm

/** As `tools/programs.js` names them. */
const programs = /['"]node_modules\/([^'"]+)['"]/g

process.on('uncaughtException', endWith)

const used = new Set(sources().flatMap(packagesIn))
const idle = card.filter((name) => !used.has(name))
if (idle.length > 0) throw new PlainError(`Nothing imports or runs ${idle.join(', ')}.`)
console.log(`${card.length} packages, each with a job`)

function sources() {
  return globSync('{contract,server,src,tests,tools}/**/*.{js,ts,tsx}', {
    exclude: (name) => name.split(/[\\/]/).includes('node_modules'),
  }).map((file) => readFileSync(file, 'utf8'))
}

/**
 * The packages that a source imports or runs.
 *
 * @param {string} source
 */
function packagesIn(source) {
  return [...source.matchAll(imports), ...source.matchAll(programs)].map(
    ([, specifier = '']) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '',
  )
}
