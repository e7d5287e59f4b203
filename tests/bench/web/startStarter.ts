import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compressAll } from '#tools/compress.js'
import type { Subject } from './subject.ts'

const root = fileURLToPath(new URL('./starter', import.meta.url))
const outDir = fileURLToPath(new URL('../../../.cache/bench/starter', import.meta.url))

/**
 * The stock react-admin starter with a small JSON server, in this process: built for production, its files compressed
 * beforehand and kept by the browser like ours.
 */
export async function startStarter(rows: number): Promise<Subject> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  })
  await compressAll(outDir)
  const rowsOf = (noun: string) => Array.from({ length: rows }, (_, index) => row(noun, index))
  const resources = new Map([
    ['brands', rowsOf('Brand')],
    ['companies', rowsOf('Company')],
  ])
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [, api, resource = '', id] = pathname.split('/')
    if (api !== 'api') return void sendFile(pathname, response)
    const all = resources.get(resource) ?? []
    if (id) return sendJson(response, all[Number(id)] ?? null)
    const { list, range } = pageOf(all, searchParams)
    response.setHeader('content-range', `items ${range[0]}-${range[1]}/${all.length}`)
    sendJson(response, list)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : address
  const url = `http://127.0.0.1:${port}`
  return {
    name: 'react-admin starter',
    url,
    stored: { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'user', value: 'admin' }] }] },
    list: '/brands',
    otherList: '/companies',
    recordOf: (list, id) => `${list}/${id}/show`,
    rows: 'tbody tr',
    full: (count) => ({ shows: 'tbody tr', atLeast: count }),
    sortField: 'name',
    record: '.RaSimpleShowLayout-row, .RaLabeled-label',
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const row = (noun: string, index: number) => ({
  id: index,
  name: `${noun} ${(((index + 1) * 7919) % 100_003).toString().padStart(6, '0')}`,
  category: ['Food', 'Fashion', 'Beauty', 'Sports'][index % 4],
  level1: ['Dining', 'Retail', 'Services'][index % 3],
  status: ['prospect', 'trading', 'former'][index % 3],
  store_count: index % 17,
  tags: ['new', 'outlet', 'flagship'].slice(index % 3).join(', '),
})

type Row = ReturnType<typeof row>

function pageOf(all: readonly Row[], query: URLSearchParams) {
  // The two that the data provider sends, as JSON.
  const [field, order] = JSON.parse(query.get('sort') ?? '["id","ASC"]') as [keyof Row, string]
  const range = JSON.parse(query.get('range') ?? '[0,24]') as [number, number]
  const turn = order === 'DESC' ? -1 : 1
  const sorted = all.toSorted((a, b) => turn * compare(a[field], b[field]))
  return { list: sorted.slice(range[0], range[1] + 1), range }
}

const compare = (a: Row[keyof Row] = '', b: Row[keyof Row] = '') => (a < b ? -1 : a > b ? 1 : 0)

/** As it is: the data provider asks for a range, and browsers ask for ranges uncompressed. */
function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(value))
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

async function sendFile(pathname: string, response: ServerResponse): Promise<void> {
  const name = pathname === '/' ? '/index.html' : pathname
  const content = await readFile(join(outDir, `${name}.br`)).catch(() => null)
  if (!content) return void response.writeHead(404).end()
  response.writeHead(200, {
    'content-type': types[extname(name)] ?? 'application/octet-stream',
    'content-encoding': 'br',
    'cache-control': name === '/index.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
  })
  response.end(content)
}
