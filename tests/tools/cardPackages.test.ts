import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { beforeEach, describe, expect, it } from 'vitest'

import { temporaryFolder } from './temporaryFolder.ts'

const folder = temporaryFolder()
const tool = join(import.meta.dirname, '../../tools/cardPackages.js')
const check = () => spawnSync('node', [tool], { cwd: folder.root, encoding: 'utf8' })

describe('the check of the packages that Atrium is to be built of', () => {
  beforeEach(() => {
    folder.write('tools/programs.js', `export const programs = { vite: 'node_modules/vite/bin/vite.js' }`)
    folder.write(
      'tests/e2e/a.test.ts',
      `import {\n  chromium,\n} from 'playwright'\nimport { it } from 'vitest'`,
    )
    folder.write('tests/console/a.test.tsx', `import { render } from '@testing-library/react'`)
    folder.write(
      'src/app/main.tsx',
      `import { createRoot } from 'react-dom/client'\nimport { useState } from 'react'`,
    )
    folder.write(
      'src/Shell.tsx',
      `import { Link } from 'react-router-dom'\nimport { Button } from '@mui/material'`,
    )
    folder.write(
      'src/sealed.ts',
      `const aes = () => import('${'crypto-js'}/aes')\nexport { default } from 'md5'`,
    )
    folder.write('src/day.ts', `import dayjs from 'dayjs'\nimport type { Page } from './page.ts'`)
    folder.write(
      'src/texts.ts',
      `import polyglot from 'ra-i18n-polyglot'\nimport english from 'ra-language-english'`,
    )
    folder.write(
      'src/data.ts',
      `import simpleRest from 'ra-data-simple-rest'\nimport { List } from 'react-admin'`,
    )
  })

  it('passes while each is imported or run', () => {
    expect(check()).toMatchObject({ status: 0, stdout: '15 packages, each with a job\n' })
  })

  it.each([
    ['nothing imports it any more', 'src/day.ts', '', 'dayjs'],
    ['only its types are imported', 'src/day.ts', `import type { Dayjs } from 'dayjs'`, 'dayjs'],
    ['it is named in a comment alone', 'src/day.ts', `// import dayjs from 'dayjs'`, 'dayjs'],
    ['only one of a similar name is imported', 'src/day.ts', `import x from 'dayjs-x'`, 'dayjs'],
    ['no tool runs its program', 'tools/programs.js', `export const programs = {}`, 'vite'],
  ])('fails where %s', (_, file, text, name) => {
    folder.write(file, text)
    expect(check()).toMatchObject({ status: 1, stderr: `Nothing imports or runs ${name}.\n` })
  })
})
