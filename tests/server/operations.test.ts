// @runs embedded only, in full runs
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings, settingNames } from '#server/base/settings.ts'
import { killServers, startServer } from '#tests/support/serverProcess.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

describe('the list of settings for whoever runs a server', () => {
  const rows = [...read('docs/operations.md').matchAll(/^\| `([A-Z_0-9]+)` +\| (.*?) +\|/gm)]
  const listed = new Map(rows.map(([, name = '', initial = '']) => [name, initial]))

  it('has every setting once, and no other', () => {
    expect(rows.map(([, name]) => name).toSorted()).toEqual(settingNames.toSorted())
  })

  it('says what holds when nothing is set', () => {
    const initial: Record<string, unknown> = { ...readSettings({}), DATA_DIR: './data' }
    const set = (value: unknown): boolean =>
      value !== undefined && !(value instanceof Map) && !(Array.isArray(value) && value.length === 0)
    const cells = settingNames
      .filter((name) => set(initial[name]))
      .map((name) => [
        name,
        `\`${typeof initial[name] === 'boolean' ? Number(initial[name]) : String(initial[name])}\``,
      ])
    expect(cells.map(([name = '']) => [name, listed.get(name)])).toEqual(cells)
    // What has no value of its own is empty or told in words.
    const others = settingNames.filter((name) => !set(initial[name])).map((name) => listed.get(name))
    expect(others.filter((text) => text?.startsWith('`') && text !== '`http://HOST:PORT`')).toEqual([])
  })
})

describe('the image', () => {
  const dockerfile = read('Dockerfile').replaceAll(/\\\n\s*/g, ' ')
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  const copies = [...last.matchAll(/^COPY (?!--from)(.+) (\S+)$/gm)].map(([, from = '', to = '']) => ({
    from: from.split(' '),
    to,
  }))
  const folder = mkdtempSync(join(tmpdir(), 'atrium-image-'))
  beforeAll(() => {
    for (const { from, to } of copies)
      for (const source of from) {
        const isFile = source.includes('.')
        cpSync(join(root, source), isFile ? join(folder, to, source) : join(folder, to), { recursive: true })
      }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  })
  afterAll(async () => {
    await killServers()
    rmSync(folder, { recursive: true, force: true })
  })

  it('has what the server needs: it starts from what is copied, and its own check finds it ready', async () => {
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(last)?.[1] ?? '') as string[]
    expect(command[0]).toBe('node')
    const settings = { DATA_DIR: join(folder, 'data'), DEMO: '0' }
    const server = await startServer(settings, join(folder, command[1] ?? ''))
    const check = /HEALTHCHECK .*?\s+CMD (\[.*\])$/m.exec(last)?.[1] ?? ''
    expect(check).toContain('/api/v1/ready')
    expect((await server.anonymous.call('GET', '/ready')).status).toBe(200)
    expect(await server.stop()).toMatchObject({ code: 0 })
  })

  it('runs as nobody special, with nothing but the packages from elsewhere', () => {
    expect(last).toMatch(/^USER node$/m)
    const from = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    expect(from).toEqual(['node:24-bookworm-slim', 'packages', 'node:24-bookworm-slim'])
    const ignored = read('.dockerignore').split('\n')
    for (const { from: sources } of copies)
      for (const source of sources) {
        expect(existsSync(join(root, source)), source).toBe(true)
        expect(ignored).not.toContain(source)
        expect(ignored).not.toContain(dirname(source))
      }
  })

  it('is set in compose.yaml by settings that there are', () => {
    const block = /environment:\n((?: {6}\w+: .*\n)+)/.exec(read('compose.yaml'))?.[1] ?? ''
    const names = [...block.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !settingNames.includes(String(name)))).toEqual([])
  })
})
