// @runs in full runs
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBuild } from '#tests/support/builtConsole.ts'
import { demoNow, embeddedFolder } from '#tests/support/embeddedTemplate.ts'
import { copyInstallation, requireSuccess, type InstallationCopy } from '#tests/support/installation.ts'
import { killServers, type ServerProcess } from '#tests/support/serverProcess.ts'
import { projectOf, type ThirdParty } from '#tests/support/thirdParty.ts'

let atrium: InstallationCopy
let author: ThirdParty
let settings: Record<string, string>
let server: ServerProcess

const line = `mooring: () => import('atrium-lost-found')`

beforeAll(async () => {
  atrium = copyInstallation({ packages: 'own' })
  author = projectOf(atrium.folder, (folder) =>
    requireSuccess(atrium.run(['tools/newPackage.js', 'mooring', 'berth', folder])),
  )
  edit('src/contract.ts', 'import {', 'import { intParam, withText,')
  edit('src/contract.ts', '  permissions,\n  menu', '  permissions,\n  params,\n  menu')
  edit(
    'src/contract.ts',
    'export const area',
    `export const params = { 'mooring.hours': withText(intParam(4, 1, 24, 'h'), title) }\nexport const area`,
  )
  edit('src/server.ts', 'import {', 'import { resourceReport, text, todosOf,')
  edit('src/server.ts', '{ area }', '{ area, berth }')
  edit('src/server.ts', "  version: '1.0.0',", "  version: '1.0.0',\n  reports: [report],\n  todos: [todos],")
  edit(
    'src/server.ts',
    'export default',
    `const title = text('泊位', '泊位', 'Berths')
const report = resourceReport(berth, {
  id: 'mooring.berths', title, does: title, group: title, can: 'mooring.view', columns: ['name'],
})
const todos = todosOf(berth, {
  title: ['name'],
  link: ({ _id }) => \`/mooring/berth/\${_id}/show\`,
  kinds: [{ id: 'mooring.note', name: title, can: 'mooring.edit', when: { note: null } }],
})
export default`,
  )
  requireSuccess(author.compile())
  settings = { DATA_DIR: await embeddedFolder(), DEMO_NOW: demoNow }
}, 600_000)
afterAll(async () => {
  await killServers()
  author?.remove()
  atrium?.remove()
  rmSync(settings?.['DATA_DIR'] ?? '', { recursive: true, force: true })
})

/** Replaces a text in a file of the package. */
function edit(file: string, from: string, to: string): void {
  const path = join(author.folder, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(from)
  writeFileSync(
    path,
    before.replace(from, () => to),
  )
}

/** Installs what the author has now, as the next version. */
function install(from: string, to: string): void {
  edit('package.json', `"${from}"`, `"${to}"`)
  atrium.install(author.pack())
}

/** Starts the server again, after the console was built as a start builds it; returns what the build printed. */
async function start(): Promise<string> {
  const { status, stdout, stderr } = atrium.run(['tools/build.js', '--if-stale'])
  expect(status, stdout + stderr).toBe(0)
  await server?.stop()
  server = await atrium.start(settings)
  return stdout + stderr
}

/** What an administrator finds of the area. */
async function found() {
  const admin = await server.anonymous.signIn('admin')
  const { data: berths, errcode } = await admin.list('/mooring/berth')
  const mentions = async (path: string) => {
    const reply = await admin.call('GET', path)
    expect(reply, path).toMatchObject({ status: 200, errcode: 0 })
    return JSON.stringify(reply.data).includes('mooring')
  }
  const { data: params } = await admin.list('/param', { cond: { group: 'mooring' } })
  return {
    errcode,
    names: berths?.list?.map(({ name }: { name: string }) => name).toSorted(),
    menu: await mentions(`/user/${(await admin.call('GET', '/userinfo')).data._id}/sight`),
    todos: await mentions('/todo/counts'),
    reports: await mentions('/reports'),
    plugins: await mentions('/plugin/report'),
    hours: params.list.map(({ value, undeclared_at }: Record<string, unknown>) => [
      value,
      undeclared_at !== null,
    ]),
  }
}

const whole = {
  errcode: 0,
  menu: true,
  todos: true,
  reports: true,
  plugins: false,
  hours: [[4, false]],
}

describe('a package in an installation', () => {
  it('brings its area', async () => {
    atrium.install(author.pack())
    atrium.list(line)
    await start()
    expect(await found()).toEqual({ ...whole, names: ['A1', 'A2'] })
  }, 600_000)

  it('keeps its rows, and what the operator set, when its next version has another field', async () => {
    const admin = await server.anonymous.signIn('admin')
    const [hours] = (await admin.list('/param', { cond: { group: 'mooring' } })).data.list
    await admin.update('/param', { _id: hours._id }, { rev: hours.rev, value: 8 })
    await admin.create('/mooring/berth', { name: 'B1' })

    edit('dist/contract.js', 'import {', 'import { integer,')
    edit('dist/contract.js', 'fields: {', 'fields: { depth: integer({ initial: 3 }),')
    writeFileSync(
      join(author.folder, 'migrations/0002_depth.sql'),
      'alter table mooring_berth add depth integer not null default 3;',
    )
    install('1.0.0', '1.1.0')
    await start()
    expect(await found()).toEqual({ ...whole, names: ['A1', 'A2', 'B1'], hours: [[8, false]] })
    const { data } = await (await server.anonymous.signIn('admin')).list('/mooring/berth')
    expect(data.list.map(({ depth }: { depth: number }) => depth)).toEqual([3, 3, 3])
  }, 600_000)

  it('is left out of both halves when it cannot be loaded, and everything else runs', async () => {
    edit('dist/contract.js', 'export const area', `throw new Error('the tide is out')\nexport const area`)
    install('1.1.0', '1.2.0')
    expect(await start()).toContain(
      `The console is built without the plugin mooring, whose package cannot be built.
[plugin language-chunks] node_modules/atrium-lost-found/dist/plugin.js
Error: the tide is out`,
    )
    const { needed, read } = readBuild(join(atrium.folder, 'dist'))
    expect([...needed('console')].map(read).join('')).not.toContain('/mooring/berth')
    expect(await found()).toMatchObject({ errcode: 4041, todos: false, reports: false, plugins: true })
    const admin = await server.anonymous.signIn('admin')
    expect((await admin.list('/bdbrand')).data.total).toBeGreaterThan(0)
  }, 600_000)

  it('is tried again at each start, and is back once it is mended', async () => {
    expect(await start()).toContain('without the plugin mooring')
    edit('dist/contract.js', `throw new Error('the tide is out')\n`, '')
    install('1.2.0', '1.2.1')
    expect(await start()).not.toContain('mooring')
    expect(await found()).toEqual({ ...whole, names: ['A1', 'A2', 'B1'], hours: [[8, false]] })
  }, 600_000)

  it('leaves nothing that people see when it is removed, before or after its line in the list of plugins', async () => {
    atrium.uninstall('atrium-lost-found')
    expect(await start()).toContain('Rolldown failed to resolve import "atrium-lost-found"')
    const gone = {
      errcode: 4041,
      menu: false,
      todos: false,
      reports: false,
      plugins: false,
      hours: [[8, true]],
    }
    expect(await found()).toEqual(gone)
    atrium.unlist(line)
    expect(await start()).not.toContain('mooring')
    expect(await found()).toEqual(gone)
  }, 600_000)

  it('has everything again when it is installed again', async () => {
    atrium.install(author.pack())
    atrium.list(line)
    await start()
    expect(await found()).toEqual({ ...whole, names: ['A1', 'A2', 'B1'], hours: [[8, false]] })
  }, 600_000)
})
