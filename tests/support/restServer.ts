import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { oddAnswers } from './oddAnswers.ts'

// A REST service in a process of its own, speaking the dialect of ra-data-simple-rest. Run it with the rows as JSON in
// the first argument; it prints its address. Every collection holds those rows, whatever stands before it in the address.
// A PUT replaces the row; a name that is taken is refused at the field. GET /heard tells what it was asked, and how.

interface Row extends Record<string, unknown> {
  id: number
}

const rows = new Map<number, Row>(
  (JSON.parse(process.argv[2] ?? '[]') as Row[]).map((row) => [row.id, row] as const),
)
const heard: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = []

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.writeHead(500).end(JSON.stringify({ message: String(error) }))
  })
})
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '/', headers } = request
  const { pathname, searchParams } = new URL(url, 'http://x')
  const [, name = '', id] = /([^/]*?)(?:\/(\d+))?$/.exec(pathname) ?? []
  const say = (body: unknown, status = 200, more: Record<string, string> = {}) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...more }).end(JSON.stringify(body))
  if (url === '/heard') return void say(heard)
  heard.push({ method, url, headers })
  const odd = oddAnswers[name]
  if (odd) return odd(response)

  if (id === undefined && method === 'GET') {
    const found = list(searchParams)
    const [from, to] = JSON.parse(searchParams.get('range') ?? '[0, 999]') as [number, number]
    const page = name === 'whole' ? found : found.slice(from, to + 1)
    const total = name === 'endless' ? '*' : found.length
    const range = `${name} ${from}-${from + page.length - 1}/${total}`
    return void say(page, 200, ['uncounted', 'whole'].includes(name) ? {} : { 'Content-Range': range })
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
  const saved = { ...given, id: row?.id ?? Math.max(0, ...rows.keys()) + 1 }
  rows.set(saved.id, saved)
  say(saved, method === 'POST' ? 201 : 200)
}

function list(query: URLSearchParams): Row[] {
  const [field = 'id', order = 'ASC'] = JSON.parse(query.get('sort') ?? '[]') as string[]
  const filter = Object.entries(JSON.parse(query.get('filter') ?? '{}') as Record<string, unknown>)
  const sign = order === 'ASC' ? 1 : -1
  return [...rows.values()]
    .filter((row) => filter.every(([key, value]) => fits(row, key, value)))
    .sort((a, b) => sign * String(a[field]).localeCompare(String(b[field]), 'en', { numeric: true }))
}

function fits(row: Row, key: string, value: unknown): boolean {
  const [, field = '', operator = ''] = /^(.*?)_?(q|gte|lte)?$/.exec(key) ?? []
  const own = row[field === '' ? 'name' : field]
  if (operator === 'q') return String(own).includes(String(value))
  if (operator === 'gte') return Number(own) >= Number(value)
  if (operator === 'lte') return Number(own) <= Number(value)
  return [value].flat().map(String).includes(String(own))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
