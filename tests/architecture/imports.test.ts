import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync, cpSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** One forbidden import per house rule: where it is planted, and what it names. */
const planted: [file: string, imported: string][] = [
  ['contract/planted.ts', '#server/base/settings.ts'],
  ['contract/planted.ts', '#src/App.tsx'],
  ['contract/planted.ts', 'react'],
  ['contract/planted.ts', 'node:fs'],
  ['server/planted.ts', '#src/App.tsx'],
  ['server/engine/planted.ts', '#src/providers/http.ts'],
  ['server/engine/planted.ts', '../settings.ts'],
  ['src/planted.ts', '#server/base/settings.ts'],
  ['src/planted.ts', 'node:fs'],
  ['src/kit/planted.ts', '#src/plugins/RM/plugin.ts'],
  ['src/kit/planted.ts', '#src/layout/Shell.tsx'],
  ['src/kit/planted.ts', '#src/providers/http.ts'],
  ['src/kit/field/planted.ts', '../definePlugin.ts'],
  ['src/providers/planted.ts', '#src/layout/Shell.tsx'],
  ['src/providers/planted.ts', '#server/base/clock.ts'],
  ['src/resources/brand/planted.ts', '#src/plugins/brandDB/plugin.ts'],
  ['src/resources/brand/planted.ts', '#src/resources/store/StoreList.tsx'],
  ['src/plugins/RM/planted.ts', '#src/plugins/brandDB/screens.ts'],
  ['src/plugins/RM/planted.ts', '#src/layout/Shell.tsx'],
  ['src/layout/planted.ts', '#src/plugins/RM/IssueList.tsx'],
  ['faces/screens.ts', '#server/http/defineServerPlugin.ts'],
  ['faces/screens.ts', '#src/layout/Shell.tsx'],
  ['faces/kit.ts', '#src/kit/table/Table.tsx'],
  ['faces/kit.ts', '#src/App.tsx'],
  ['faces/contract.ts', '#src/kit/slots.ts'],
  ['faces/server.ts', '#src/kit/slots.ts'],
]

/** The same folders, with an import that the rules allow. */
const allowed: [file: string, imported: string][] = [
  ['contract/planted.ts', 'zod'],
  ['server/planted.ts', '#contract/brandDB/brand.ts'],
  ['src/kit/planted.ts', '#contract/brandDB/brand.ts'],
  ['src/plugins/RM/planted.ts', '#src/kit/definePlugin.ts'],
  ['src/resources/brand/planted.ts', '#src/resources/store/resource.ts'],
  ['faces/screens.ts', '#src/kit/table/Table.tsx'],
  ['faces/kit.ts', '#src/kit/slots.ts'],
  ['faces/server.ts', '#server/engine/transact.ts'],
]

describe('the import rules', () => {
  let copy = ''

  beforeAll(() => {
    copy = mkdtempSync(join(root, 'node_modules/.cache-imports-'))
    cpSync(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'))
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it.each(planted)('report in %s an import of %s', (file, imported) => {
    expect(lint(copy, file, imported)).toContain('no-restricted-imports')
  })

  it.each(allowed)('allow in %s an import of %s', (file, imported) => {
    expect(lint(copy, file, imported)).not.toContain('no-restricted-imports')
  })
})

function lint(copy: string, file: string, imported: string): string {
  const path = join(copy, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `import { planted } from '${imported}'\nexport const used = planted\n`)
  try {
    return execFileSync(join(root, 'node_modules/.bin/oxlint'), ['--no-ignore', file], {
      cwd: copy,
      encoding: 'utf8',
    })
  } catch (error) {
    return String((error as { stdout: string }).stdout)
  } finally {
    rmSync(path)
  }
}
