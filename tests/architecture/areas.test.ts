import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { plugins } from '#console.config.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * What the area `common` imports beyond the faces: it has the pages of one's own account and of the console itself, and what
 * those change is for no package to change.
 */
const ofTheConsole: readonly [file: string, why: string][] = [
  ['src/kit/page/import/ImportHistory.tsx', 'a page of the console, which every ImportButton leads to'],
  ['src/kit/page/import/ImportNew.tsx', 'the same'],
  ['src/kit/page/import/ImportPage.tsx', 'the same'],
  ['src/kit/base/preference/keysPreference.ts', 'how somebody set up the whole console'],
  ['src/kit/base/preference/tabsPreference.ts', 'the same'],
  ['src/kit/table/density.ts', 'how somebody set up the whole console'],
  ['src/kit/base/person/themeChoice.ts', 'the same'],
  ['src/providers/locale.ts', 'the same'],
  ['src/providers/withPasswords.ts', 'the password'],
  ['src/light/passwordRules.ts', 'the same'],
  ['src/kit/value/state/arrivingContext.ts', 'the notice that the demo data is still loading'],
  ['src/providers/sms.ts', 'the codes that prove who has a mobile number'],
]

const areas = Object.keys(plugins)
const sources = globSync([`src/plugins/{${areas.join()}}/**/*.{ts,tsx}`, 'src/resources/**/*.{ts,tsx}'], {
  cwd: root,
})
// `core` and `System` are the server itself: its sessions, accounts, roles and jobs. No package replaces them.
const halves = globSync('server/plugins/!(core|System)/**/*.ts', { cwd: root }).filter(
  // The demo operator is one: its areas share their rows.
  (file) => !/^server\/plugins\/\w+\/demo\//.test(file),
)
const shared = globSync('contract/!(core|System)/**/*.ts', { cwd: root })
const faces = {
  console: namesOf(
    'faces/kit.ts',
    'faces/screens.ts',
    'faces/parts.ts',
    'faces/contract.ts',
    'faces/words.ts',
    'faces/testing.ts',
  ),
  server: namesOf('faces/server.ts', 'faces/contract.ts', 'faces/words.ts'),
  contract: namesOf('faces/contract.ts', 'faces/words.ts'),
}

describe('the areas that ship with the console', () => {
  it('import what a plugin in a package can import, and nothing more', () => {
    const hidden = sources.flatMap((file) => beyond(faces.console, file, textOf(file)))
    const excused = ofTheConsole.map(([file]) => file)
    expect(
      hidden.filter(({ by, from }) => !(by.startsWith('src/plugins/common/') && excused.includes(from))),
    ).toEqual([])
    // An excuse that nobody needs any more goes.
    expect(excused.filter((file) => !hidden.some(({ from }) => from === file))).toEqual([])
  })

  it('have server halves of which the same is true', () => {
    expect(halves.flatMap((file) => beyond(faces.server, file, textOf(file)))).toEqual([])
  })

  it('share a contract of which the same is true', () => {
    expect(shared.flatMap((file) => beyond(faces.contract, file, textOf(file)))).toEqual([])
  })

  it('use no component of another, only modules in lower case and what lies in its own folder', () => {
    expect(sources.flatMap((file) => componentsOfOthers(file, textOf(file)))).toEqual([])
    const planted = "import '#src/resources/brandDB/store/StoreActions.tsx'"
    expect(componentsOfOthers('src/resources/RM/tour/planted.tsx', planted)).toHaveLength(1)
  })

  it.each([
    ["import { ValueOf } from '#src/kit/value/field/ValueOf.tsx'", 'ValueOf'],
    ["import { FieldValue, type Hidden } from '#src/kit/value/field/FieldValue.tsx'", 'Hidden'],
    ["import type { FieldOptions } from '#src/kit/form/input/useFieldInput.ts'", 'FieldOptions'],
    ["import styles from '#src/kit/form/input/Input.module.css'", 'default'],
    ["import * as kit from '#src/kit/value/field/FieldValue.tsx'", '*'],
    ["import '#src/layout/tokens.css'", '*'],
    ["export { ValueOf } from '#src/kit/value/field/ValueOf.tsx'", 'ValueOf'],
    ["const later = () => import('#src/kit/value/field/FieldValue.tsx')", '*'],
    ["import { fieldError } from '#contract/reply.ts'", 'fieldError'],
    ["import { csvLine } from '#contract/csv.ts'", 'csvLine'],
  ])('are found out when they import more: %s', (text, name) => {
    const found = beyond(faces.console, 'src/resources/brandDB/brand/planted.tsx', text)
    expect(found).toEqual([expect.objectContaining({ name })])
  })

  it.each([
    "import { FieldValue } from '#src/kit/value/field/FieldValue.tsx'",
    "import { brand } from '#contract/brandDB/brand.ts'",
    "import type { Permission } from '#contract/permission.ts'",
    "import { storeStatusColors } from '#src/resources/brandDB/store/storeStatusColors.ts'",
    "import { useState } from 'react'\nimport { Own } from './Own.tsx'\nconst own = import('./Own.tsx')",
  ])('may import %s', (text) => {
    expect(beyond(faces.console, 'src/resources/brandDB/brand/planted.tsx', text)).toEqual([])
  })
})

interface ImportedName {
  readonly from: string
  /** `*` for a whole module, `default` for what has no name. */
  readonly name: string
}

/** What a source imports that is neither its area's nor shown by a face. */
function beyond(shown: ReadonlySet<string>, by: string, text: string): (ImportedName & { by: string })[] {
  return importsIn(by, text)
    .filter(({ from }) => !isOfAreas(from))
    .filter(({ from, name }) => !shown.has(`${from} ${name}`) && !shown.has(`${from} *`))
    .map((one) => ({ by, ...one }))
}

/** What areas own: their folders, those with their resources and calls in the contract too. */
const isOfAreas = (from: string): boolean =>
  /^(src\/(plugins|resources)|server\/plugins\/[^/]+|contract\/[^/]+)\//.test(from)

/** The components of another area that a module of a resource imports. */
const componentsOfOthers = (by: string, text: string): ImportedName[] => {
  const isOfOther = new RegExp(`^src/resources/(?!${by.split('/')[2]}/)\\w+/.+/[A-Z]\\w*\\.tsx?$`)
  return by.startsWith('src/resources/') ? importsIn(by, text).filter(({ from }) => isOfOther.test(from)) : []
}

/** The imports and re-exports of this project's own files. */
function importsIn(file: string, text: string): ImportedName[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const imports = staticImports.flatMap(({ moduleRequest, entries }) =>
    (entries.length > 0 ? entries.map(({ importName }) => importName) : [null]).map((entry) => ({
      from: moduleRequest.value,
      name: entry?.kind === 'Default' ? 'default' : (entry?.name ?? '*'),
    })),
  )
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest ? [{ from: moduleRequest.value, name: importName.name ?? '*' }] : [],
    ),
  )
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    from: text.slice(start + 1, end - 1),
    name: '*',
  }))
  return [...imports, ...exported, ...later].flatMap(({ from, name }) => {
    if (from.startsWith('#')) return [{ from: from.slice(1), name }]
    return from.startsWith('.') ? [{ from: relative(root, resolve(root, dirname(file), from)), name }] : []
  })
}

/** What faces re-export: the file and the name in it. */
function namesOf(...files: string[]): ReadonlySet<string> {
  return new Set(
    files.flatMap((file) => importsIn(file, textOf(file)).map(({ from, name }) => `${from} ${name}`)),
  )
}

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
