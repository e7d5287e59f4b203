import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withImports } from '#tools/chunkGraph.js'
import { fewChunks } from '#tools/fewChunks.js'
import { moduleReach } from '#tools/moduleReach.js'

const list = 'src/kit/page/screens/listOf.tsx'
const record = 'src/kit/page/screens/resourceScreens.tsx'

/** A console with two areas and a plugin from a package, as the imports of its modules: `import()` where there is a star. */
const modules: Readonly<Record<string, string>> = {
  'src/app/start.ts': '*src/app/main.tsx',
  'src/app/main.tsx': 'src/session.ts *src/app/openConsole.tsx *src/plugins/login/SignIn.tsx',
  'src/plugins/login/SignIn.tsx': 'src/password.ts',
  'src/app/openConsole.tsx': 'src/menu.ts *src/app/App.tsx *src/app/startConsole.ts *src/app/upkeep.ts',
  'src/app/App.tsx': 'src/menu.ts src/password.ts node_modules/router/index.js',
  'src/app/upkeep.ts': 'src/session.ts',
  'src/app/startConsole.ts': 'console.config.ts',
  'console.config.ts':
    '*src/plugins/RM/plugin.ts *src/plugins/brandDB/plugin.ts *src/plugins/PS/plugin.ts *node_modules/lost-found/plugin.js',
  'src/plugins/RM/plugin.ts':
    'contract/RM/tour.ts *src/resources/RM/TourList.tsx *src/plugins/RM/Notice.tsx *src/resources/RM/tourScreens.tsx *src/resources/RM/TourCard.tsx',
  'src/plugins/RM/Notice.tsx': 'src/kit/Bar.tsx',
  'src/resources/RM/TourList.tsx': 'src/resources/tour.tsx src/resources/shop.tsx contract/month.ts',
  'src/resources/RM/tourScreens.tsx': `src/resources/RM/tourForm.tsx src/resources/colours.ts ${record}`,
  'src/resources/RM/TourCard.tsx': 'src/resources/colours.ts',
  'src/resources/RM/tourForm.tsx': 'src/resources/tour.tsx src/kit/Form.tsx src/kit/Input.tsx',
  [list]: 'src/kit/table/Table.tsx',
  [record]: `${list} src/kit/Form.tsx`,
  'src/kit/Form.tsx': 'src/kit/table/Table.tsx',
  'src/plugins/PS/plugin.ts': '*src/resources/PS/SaleList.tsx *src/resources/PS/saleScreens.tsx',
  'src/resources/PS/SaleList.tsx': `${list} src/resources/colours.ts`,
  'src/resources/PS/saleScreens.tsx': record,
  'src/resources/colours.ts': 'src/resources/tints.ts',
  'src/plugins/brandDB/plugin.ts': '*src/plugins/brandDB/screens.ts',
  'src/plugins/brandDB/screens.ts': 'src/resources/shop.tsx src/kit/Dialog.tsx contract/shelf.ts',
  'src/resources/tour.tsx': 'contract/RM/tour.ts src/kit/table/Table.tsx node_modules/dates/index.js',
  'src/resources/shop.tsx': list,
  'src/kit/table/Table.tsx': 'src/kit/Bar.tsx',
  'src/kit/Dialog.tsx': '*src/kit/Picture.tsx',
  'node_modules/lost-found/plugin.js':
    'contract/month.ts *node_modules/lost-found/screens.js *node_modules/lost-found/Overdue.js',
  'node_modules/lost-found/screens.js': 'src/kit/table/Table.tsx',
  'node_modules/lost-found/Overdue.js': 'src/kit/Bar.tsx contract/shelf.ts',
}

const root = mkdtempSync(join(tmpdir(), 'atrium-chunks-'))
const path = (file: string): string => join(root, file)
let chunks: Readonly<Record<string, Rolldown.OutputChunk>>

beforeAll(async () => {
  writeFileSync(path('index.html'), '<script type="module" src="/src/app/start.ts"></script>')
  const files = Object.values(modules).join(' ').replaceAll('*', '').split(' ')
  for (const file of new Set([...Object.keys(modules), ...files])) {
    const lines = (modules[file]?.split(' ') ?? []).map((other) => {
      const address = JSON.stringify(path(other.replace('*', '')))
      return other.startsWith('*') ? `marks.push(() => import(${address}))` : `import ${address}`
    })
    mkdirSync(dirname(path(file)), { recursive: true })
    writeFileSync(path(file), [...lines, `marks.push('${file}')`].join('\n'))
  }
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [fewChunks(moduleReach(() => []))],
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput
  chunks = Object.fromEntries(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
})

afterAll(() => rmSync(root, { recursive: true }))

const fileOf = (module: string): string =>
  Object.values(chunks).find(({ moduleIds }) => moduleIds.includes(path(module)))?.fileName ?? ''

/** The name of the chunk that has a module. */
const chunkOf = (module: string): string | undefined => /^assets\/(.+)-.{7}\.js$/.exec(fileOf(module))?.[1]

/** The names of the chunks that are loaded with a module, without those that every page has loaded before. */
function loadedWith(module: string): string[] {
  const before = withImports(chunks, [fileOf('src/app/start.ts')])
  const isOfBundler = (file: string) => chunks[file]?.moduleIds.every((id) => id.startsWith('\0'))
  return [...withImports(chunks, [fileOf(module)])]
    .filter((file) => !before.has(file) && !isOfBundler(file))
    .map((file) => /^assets\/(.+)-.{7}\.js$/.exec(file)?.[1] ?? file)
    .toSorted()
}

describe('the console is divided into', () => {
  it.each([
    ['base', ['src/app/main.tsx', 'src/session.ts', 'src/password.ts']],
    ['opening', ['src/app/openConsole.tsx', 'src/menu.ts']],
    ['vendor', ['node_modules/router/index.js']],
    ['console', ['src/app/App.tsx', 'src/app/startConsole.ts', 'src/app/upkeep.ts', 'console.config.ts']],
    ['console', ['src/plugins/RM/plugin.ts', 'src/plugins/brandDB/plugin.ts', 'contract/RM/tour.ts']],
    ['console', ['src/kit/Bar.tsx']],
    ['list', [list, 'src/kit/table/Table.tsx', 'src/resources/colours.ts', 'src/resources/tints.ts']],
    ['records', ['src/kit/Form.tsx', record]],
    ['RM-pages', ['src/resources/RM/tourScreens.tsx', 'src/resources/RM/TourCard.tsx', 'src/kit/Input.tsx']],
    ['RM', ['src/resources/RM/TourList.tsx', 'src/resources/tour.tsx', 'node_modules/dates/index.js']],
    ['brandDB', ['src/plugins/brandDB/screens.ts', 'src/kit/Dialog.tsx']],
    ['RM_brandDB', ['src/resources/shop.tsx']],
    ['login', ['src/plugins/login/SignIn.tsx']],
    ['RM-Notice', ['src/plugins/RM/Notice.tsx']],
    ['Picture', ['src/kit/Picture.tsx']],
  ])('%s, with %j', (name, files) => {
    expect(files.map(chunkOf)).toEqual(files.map(() => name))
  })
})

describe('nothing is loaded too early', () => {
  it('by the sign-in page: only what every page starts from', () => {
    expect(loadedWith('src/plugins/login/SignIn.tsx')).toEqual(['base', 'login'])
  })

  it('by what begins the calls of a page: not the console', () => {
    expect(loadedWith('src/app/openConsole.tsx')).toEqual(['opening'])
  })

  it('by a notice of an area: not what lists are made of', () => {
    expect(loadedWith('src/plugins/RM/Notice.tsx')).not.toContain('list')
  })

  it('by the manifest of a package: nothing but the console and itself', () => {
    const own = chunkOf('node_modules/lost-found/plugin.js')
    expect([own === 'console', chunkOf('contract/month.ts')]).toEqual([false, 'console'])
    const allowed = new Set([own, 'base', 'opening', 'vendor', 'console'])
    const loaded = loadedWith('node_modules/lost-found/plugin.js')
    expect(loaded.filter((name) => !allowed.has(name))).toEqual([])
  })

  it('by a notice of a package: no area, and not what lists are made of', () => {
    const names = loadedWith('node_modules/lost-found/Overdue.js')
    expect(names).toContain('console')
    expect(names.filter((name) => /^(list|records|RM|brandDB|RM_brandDB)$/.test(name))).toEqual([])
  })

  it('by an area: no other area', () => {
    expect(loadedWith('src/resources/RM/TourList.tsx')).not.toContain('brandDB')
    expect(loadedWith('src/resources/RM/tourScreens.tsx')).not.toContain('PS')
  })

  it('by a list: no pages and forms', () => {
    const loaded = loadedWith('src/resources/RM/TourList.tsx').join(' ')
    expect(loaded).toBe('RM RM_brandDB base console list opening vendor')
  })
})
