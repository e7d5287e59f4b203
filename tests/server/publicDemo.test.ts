// @runs embedded only, in full runs
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '#server/base/settings.ts'
import { demoPassword } from '#tests/support/client.ts'
import { demoNow, embeddedFolder } from '#tests/support/embeddedTemplate.ts'
import { killServers, spawnServer, startServer } from '#tests/support/serverProcess.ts'

describe('the demo operator, whose passwords everybody knows', () => {
  it.each([
    ['nothing is set', {}],
    ['the host is 127.0.0.1', { HOST: '127.0.0.1' }],
    ['the host is another address of this machine alone', { HOST: '127.8.0.1' }],
    ['the host is ::1', { HOST: '::1' }],
    ['the host is localhost', { HOST: 'localhost', PUBLIC_URL: 'http://localhost:8080' }],
    ['it is asked for on the network', { HOST: '0.0.0.0', DEMO: '1' }],
  ])('is served where %s', (_, settings) => {
    expect(readSettings(settings).DEMO).toBe(true)
  })

  it.each([
    ['the server listens to every address', { HOST: '0.0.0.0' }],
    ['the server listens to every address of version 6', { HOST: '::' }],
    ['the server listens to an address of the network', { HOST: '192.168.1.20' }],
    ['the server listens to a name', { HOST: 'console.example.com' }],
    ['DEMO is empty, as compose files leave it', { HOST: '0.0.0.0', DEMO: '' }],
    ['a proxy stands in front', { TRUSTED_PROXIES: '127.0.0.1' }],
    ['people reach it by a name', { PUBLIC_URL: 'https://console.example.com' }],
    ['it is refused on this machine', { DEMO: '0' }],
  ])('is not served unasked where %s', (_, settings) => {
    expect(readSettings(settings).DEMO).toBe(false)
  })
})

describe('somebody who starts the server for the network', () => {
  const empty = mkdtempSync(join(tmpdir(), 'atrium-test-'))
  let demo: string
  beforeAll(async () => {
    demo = await embeddedFolder()
  })
  afterAll(async () => {
    await killServers()
    for (const folder of [empty, demo]) rmSync(folder, { recursive: true, force: true })
  })

  /** What the image sets, and nothing else, as `docker run` does. */
  const ofImage = (): Record<string, string> => {
    const file = readFileSync(fileURLToPath(new URL('../../Dockerfile', import.meta.url)), 'utf8')
    const last = file.slice(file.lastIndexOf('\nFROM '))
    const set = [...last.matchAll(/^ENV (.+)$/gm)].flatMap(([, list = '']) => list.split(' '))
    return Object.fromEntries(set.map((one) => one.split('=') as [string, string]))
  }

  it('from the image without any settings gets an empty installation, with a password of its own', async () => {
    const { PORT: _port, ...image } = ofImage()
    expect(image).toMatchObject({ HOST: '0.0.0.0', DEMO: '0' })
    const server = await startServer({ ...image, DATA_DIR: join(empty, 'image') })
    for (const name of ['admin', 'brand.approver'])
      await expect(server.anonymous.signIn(name, demoPassword)).rejects.toThrow('1001')
    expect(server.printed()).toMatch(/admin with the password \S{16} /)
    await server.stop()
  })

  it('is refused a folder with the demo operator in it, and told how to serve it anyway', async () => {
    const server = await spawnServer({ HOST: '0.0.0.0', DATA_DIR: demo, DEMO_NOW: demoNow })
    const { code, printed } = await server.ended()
    expect(code).toBe(1)
    expect(printed).toContain('holds the demo operator, and everybody knows its passwords')
    expect(printed).toContain('DEMO=1')
    expect(printed).not.toContain('Atrium is ready')
  })

  it('says DEMO=1 and gets it: the greeting and the console are told that others can come in', async () => {
    const server = await startServer({ HOST: '0.0.0.0', DEMO: '1', DATA_DIR: demo, DEMO_NOW: demoNow })
    await server.anonymous.signIn('brand.approver')
    expect((await server.anonymous.call('GET', '/config')).data).toMatchObject({
      demo: true,
      public_demo: true,
    })
    expect(server.printed()).toContain('Other machines can reach this server')
    await server.stop()

    const alone = await startServer({ DATA_DIR: demo, DEMO_NOW: demoNow })
    expect((await alone.anonymous.call('GET', '/config')).data).toMatchObject({
      demo: true,
      public_demo: false,
    })
    expect(alone.printed()).not.toContain('Other machines can reach this server')
    await alone.stop()
  })
})
