import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync, cpSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** One forbidden import per house rule: where it is planted, and what it names. */
const planted: [file: string, imported: string][] = [
  ['contract/planted.ts', '#server/base/settings.ts'],
  ['contract/planted.ts', '#src/app/App.tsx'],
  ['contract/planted.ts', 'react'],
  ['contract/planted.ts', 'node:fs'],
  ['server/planted.ts', '#src/app/App.tsx'],
  ['server/engine/planted.ts', '#src/providers/http.ts'],
  ['server/engine/planted.ts', '../settings.ts'],
  ['server/base/planted.ts', '#server/db/database.ts'],
  ['server/db/planted.ts', '#server/engine/read.ts'],
  ['server/engine/planted.ts', '#server/services/params.ts'],
  ['server/services/files/planted.ts', '#server/http/services.ts'],
  ['server/http/planted.ts', '#server/plugins/core/plugin.ts'],
  ['server/http/fair/planted.ts', '#server/app/createServer.ts'],
  ['server/plugins/RM/planted.ts', '#server/demo/demoOperator.ts'],
  ['server/plugins/RM/planted.ts', '#server/plugins/RM/demo/tours.ts'],
  ['server/demo/planted.ts', '#server/app/createApp.ts'],
  ['src/planted.ts', '#server/base/settings.ts'],
  ['src/planted.ts', 'node:fs'],
  ['src/kit/planted.ts', '#src/plugins/RM/plugin.ts'],
  ['src/kit/planted.ts', '#src/layout/Shell.tsx'],
  ['src/kit/planted.ts', '#src/providers/http.ts'],
  ['src/kit/value/field/planted.ts', '../definePlugin.ts'],
  ['src/light/planted.ts', '#src/kit/value/picture/Avatar.tsx'],
  ['src/light/planted.ts', 'react-admin'],
  ['src/kit/base/call/planted.ts', '#src/kit/value/field/ValueOf.tsx'],
  ['src/kit/value/field/planted.ts', '#src/kit/form/input/Input.tsx'],
  ['src/kit/form/planted.ts', '#src/kit/table/Table.tsx'],
  ['src/kit/table/list/planted.ts', '#src/kit/page/record/ShowPage.tsx'],
  ['src/kit/page/record/planted.ts', '#src/kit/testing/describePlugin.ts'],
  ['src/providers/planted.ts', '#src/layout/Shell.tsx'],
  ['src/providers/planted.ts', '#server/base/clock.ts'],
  ['src/providers/planted.ts', '#src/kit/base/plugin/slots.ts'],
  ['src/resources/brandDB/brand/planted.ts', '#src/plugins/brandDB/plugin.ts'],
  ['src/plugins/RM/planted.ts', '#src/plugins/brandDB/BrandModification.tsx'],
  ['src/plugins/RM/planted.ts', '#src/layout/Shell.tsx'],
  ['src/layout/planted.ts', '#src/plugins/RM/IssueList.tsx'],
  ['faces/screens.ts', '#server/http/defineServerPlugin.ts'],
  ['faces/screens.ts', '#src/layout/Shell.tsx'],
  ['faces/parts.ts', '#src/layout/Shell.tsx'],
  ['faces/kit.ts', '#src/kit/table/Table.tsx'],
  ['faces/kit.ts', '#src/kit/page/screens/listOf.tsx'],
  ['faces/kit.ts', '#src/app/App.tsx'],
  ['faces/contract.ts', '#src/kit/base/plugin/slots.ts'],
  ['faces/server.ts', '#src/kit/base/plugin/slots.ts'],
  ['faces/serverTesting.ts', '#src/kit/base/plugin/slots.ts'],
]

/** The same folders, with an import that the rules allow. */
const allowed: [file: string, imported: string][] = [
  ['contract/planted.ts', 'zod'],
  ['server/planted.ts', '#contract/brandDB/brand.ts'],
  ['server/services/files/planted.ts', '#server/engine/read.ts'],
  ['server/plugins/RM/planted.ts', '#server/http/handler.ts'],
  ['server/app/planted.ts', '#server/demo/demoOperator.ts'],
  ['src/kit/planted.ts', '#contract/brandDB/brand.ts'],
  ['src/light/planted.ts', '#src/providers/http.ts'],
  ['src/kit/form/input/planted.ts', '#src/kit/value/field/ValueOf.tsx'],
  ['src/plugins/RM/planted.ts', '#src/kit/base/plugin/definePlugin.ts'],
  ['src/resources/brandDB/brand/planted.ts', '#src/resources/brandDB/store/storeStatusColors.ts'],
  ['faces/screens.ts', '#src/kit/table/Table.tsx'],
  ['faces/kit.ts', '#src/kit/base/plugin/slots.ts'],
  ['faces/kit.ts', '#src/kit/page/screens/nounsOf.ts'],
  ['faces/server.ts', '#server/engine/transact.ts'],
  ['faces/serverTesting.ts', '#server/app/testing/runJob.ts'],
]

describe('the import rules', () => {
  let reported: ReadonlySet<string>
  beforeAll(() => {
    reported = lint([...planted, ...allowed])
  })

  it.each(planted)('report in %s an import of %s', (file, imported) => {
    expect(reported).toContain(keyOf(file, imported))
  })

  it.each(allowed)('allow in %s an import of %s', (file, imported) => {
    expect(reported).not.toContain(keyOf(file, imported))
  })
})

const keyOf = (file: string, imported: string) => `${file} imports ${imported}`

interface Report {
  readonly diagnostics: readonly {
    readonly code: string
    readonly filename: string
    readonly labels: readonly { readonly span: { readonly line: number } }[]
  }[]
}

/** Which of these imports the linter forbids, in one run over a folder that has them all. */
function lint(imports: readonly [file: string, imported: string][]): ReadonlySet<string> {
  const folder = mkdtempSync(join(root, 'node_modules/.cache-imports-'))
  try {
    cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const byFile = Map.groupBy(imports, ([file]) => file)
    for (const [file, lines] of byFile) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), lines.map(([, imported]) => `export * from '${imported}'\n`).join(''))
    }
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/oxlint'),
      ['--no-ignore', '--format=json', ...byFile.keys()],
      { cwd: folder, encoding: 'utf8' },
    )
    const { diagnostics }: Report = JSON.parse(stdout)
    const forbidden = diagnostics.filter(({ code }) => code.includes('no-restricted-imports'))
    return new Set(
      forbidden.flatMap(({ filename, labels }) =>
        labels.map(({ span }) => keyOf(filename, byFile.get(filename)?.[span.line - 1]?.[1] ?? '')),
      ),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
