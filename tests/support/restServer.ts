import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

// A REST service in a process of its own, speaking the dialect of ra-data-simple-rest. Run it with the rows as JSON in
// the first argument; it prints its address. A name that is taken is refused at the field.

interface Row extends Record<string, unknown> {
  id: number
}

const rows = new Map<number, Row>(
  (JSON.parse(process.argv[2] ?? '[]') as Row[]).map((row) => [row.id, row] as const),
)
const heard: (readonly [string, string, string | null])[] = []

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.writeHead(500).end(JSON.stringify({ message: String(error) }))
  })
})
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x')
  const [, name, id] = pathname.split('/')
  const method = request.method ?? ''
  const token = request.headers['token']
  const say = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
  if (name === 'heard') return void say(heard)
  if (name === 'broken') return void response.writeHead(200).end('<h1>proxy</h1>')
  if (name === 'closed') return void say({}, 403)
  heard.push([method, request.url ?? '', typeof token === 'string' ? token : null])

  if (id === undefined && method === 'GET') {
    const found = list(searchParams)
    const [from, to] = JSON.parse(searchParams.get('range') ?? '[0, 999]') as [number, number]
    const page = found.slice(from, to + 1)
    const range = `${name} ${from}-${from + page.length - 1}/${found.length}`
    return void say(page, 200, name === 'uncounted' ? {} : { 'Content-Range': range })
  }
  const row = rows.get(Number(id))
  if (id !== undefined && !row) return void say({ message: 'No such record' }, 404)
  if (method === 'GET') return void say(row)
  if (method === 'DELETE') {
    rows.delete(Number(id))
    return void response.writeHead(204).end()
  }
  const given = JSON.parse(await textOf(request)) as Record<string, unknown>
  const isTaken = [...rows.values()].some((other) => other['name'] === given['name'] && other !== row)
  if (isTaken) return void say({ message: 'Please check', errors: { name: 'This name is taken' } }, 422)
  const saved = { ...row, ...given, id: row?.id ?? Math.max(0, ...rows.keys()) + 1 }
  rows.set(saved.id, saved)
  say(saved, method === 'POST' ? 201 : 200)
}

function list(query: URLSearchParams): Row[] {
  const [field = 'id', order = 'ASC'] = JSON.parse(query.get('sort') ?? '[]') as string[]
  const filter = Object.entries(JSON.parse(query.get('filter') ?? '{}') as Record<string, unknown>)
  const matches = (row: Row) =>
    filter.every(([key, value]) =>
      key === 'q'
        ? String(row['name']).includes(String(value))
        : [value].flat().map(String).includes(String(row[key])),
    )
  const sign = order === 'ASC' ? 1 : -1
  return [...rows.values()]
    .filter(matches)
    .sort((a, b) => sign * String(a[field]).localeCompare(String(b[field]), 'en', { numeric: true }))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
