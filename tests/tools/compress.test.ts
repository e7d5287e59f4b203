import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'

import { consoleFiles } from '#server/http/consoleFiles.ts'
import { addGzip } from '#tools/compress.js'

import { temporaryFolder } from './temporaryFolder.ts'

const folder = temporaryFolder()
const page = '<p>Atrium</p>'.repeat(100)
const script = 'console.log("Atrium")\n'.repeat(100)

const best = ['tools/compressBest.js']
const compressBest = () => spawnSync('node', [...best, folder.path('dist')], { encoding: 'utf8' })
const timeOf = (file: string) => statSync(folder.path(file)).mtimeMs

beforeEach(async () => {
  folder.write('dist/index.html', page)
  folder.write('dist/assets/start-1234567.js', script)
  folder.write('dist/assets/inter.woff2', 'a font')
  await addGzip(folder.path('dist'))
})

describe('the files of a console that was built for a start', () => {
  it('are compressed quickly', () => {
    expect(gunzipSync(readFileSync(folder.path('dist/index.html.gz'))).toString()).toBe(page)
    expect(gunzipSync(readFileSync(folder.path('dist/assets/start-1234567.js.gz'))).toString()).toBe(script)
    expect(existsSync(folder.path('dist/assets/inter.woff2.gz'))).toBe(false)
    expect(existsSync(folder.path('dist/index.html.br'))).toBe(false)
  })

  it('are compressed well while the server runs, which then serves these', async () => {
    const server = consoleFiles(folder.path('dist'))
    const get = async () => {
      const app = new Hono().get('*', server)
      const reply = await app.request('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } })
      return { encoding: reply.headers.get('content-encoding'), body: Buffer.from(await reply.arrayBuffer()) }
    }
    const before = await get()
    expect(before.encoding).toBe('gzip')
    expect(gunzipSync(before.body).toString()).toBe(page)
    expect(compressBest()).toMatchObject({ status: 0, stdout: '', stderr: '' })
    const after = await get()
    expect(after.encoding).toBe('br')
    expect(brotliDecompressSync(after.body).toString()).toBe(page)
  })

  it('are compressed by the next start if this one was killed', () => {
    compressBest()
    rmSync(folder.path('dist/index.html.br'))
    const earlier = timeOf('dist/assets/start-1234567.js.br')
    compressBest()
    expect(brotliDecompressSync(readFileSync(folder.path('dist/index.html.br'))).toString()).toBe(page)
    expect(timeOf('dist/assets/start-1234567.js.br')).toBe(earlier)
  })

  it('are not mixed with those of a build that ended meanwhile', async () => {
    // The build has the lock until it has replaced the page.
    mkdirSync(folder.path('.cache/build.lock'), { recursive: true })
    const child = spawn('node', [...best, folder.path('dist')], { stdio: 'inherit' })
    const isOver = once(child, 'exit')
    await pause(1_000)
    expect(existsSync(folder.path('dist/index.html.br'))).toBe(false)
    folder.write('dist/index.html', 'another page')
    rmSync(folder.path('.cache/build.lock'), { recursive: true })
    await isOver
    // On a slow machine it reads the page only now.
    const made = globSync(folder.path('dist/index.html.br')).map((file) =>
      brotliDecompressSync(readFileSync(file)),
    )
    expect(made.filter((content) => content.toString() !== 'another page')).toEqual([])
    expect(existsSync(folder.path('dist/assets/start-1234567.js.br'))).toBe(true)
  })
})
