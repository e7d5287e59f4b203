import type { DatabaseKind } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'
import { listCases, type ListRequest, type ListCase } from './listCases.ts'
import { loadBrands } from './loadBrands.ts'
import { random } from '#server/demo/random.ts'
import { inPairs, machine, summary } from './timing.ts'

/**
 * What a list costs over HTTP, signed in, with access and validation, against the SQL that someone would write by hand
 * for the same rows and total, through the same pool. Aim: at most 1.5 times.
 * BENCH_ROWS, BENCH_DATABASE (`pglite` or `postgresql`), BENCH_PAIRS and BENCH_SEED change the run.
 */
const rows = Number(process.env['BENCH_ROWS'] ?? 1_000_000)
const kind = (process.env['BENCH_DATABASE'] ?? 'pglite') as DatabaseKind
const pairs = Number(process.env['BENCH_PAIRS'] ?? 30)
const seed = Number(process.env['BENCH_SEED'] ?? 20261115)
const warmUp = 3

const server = await startTestServer(kind)
try {
  console.log(`${machine()}; ${kind}, ${rows} brands, ${pairs} pairs, seed ${seed}`)
  await loadBrands(server.database, rows)
  const editor = await server.as('brand.editor')
  const results: Record<string, unknown> = {}
  for (const shape of listCases) results[shape.name] = await measure(server, editor.token, shape)
  console.table(results)
} finally {
  await server.stop()
}

async function measure(server: TestServer, token: string | undefined, shape: ListCase) {
  const chance = random(seed)
  let total = 0
  const { first, second } = await inPairs(pairs, warmUp, () => {
    const asked = shape.ask(chance)
    return {
      first: () => overHttp(server, token, asked),
      second: () => byHand(server, asked),
      same: (http, sql) => {
        if (JSON.stringify(http) !== JSON.stringify(sql)) {
          throw new Error(`${shape.name}: not the same rows for ${JSON.stringify(asked.query)}`)
        }
        total += http.total / pairs
      },
    }
  })
  return { ...summary(first, second), 'rows matching': Math.round(total) }
}

interface FoundRows {
  ids: unknown[]
  total: number
}

async function overHttp({ url }: TestServer, token = '', { query }: ListRequest): Promise<FoundRows> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
  const response = await fetch(`${url}/api/v1/bdbrand?${search}`, { headers: { token } })
  const { data, errcode } = (await response.json()) as {
    data: { list: { _id: string }[]; total: number }
    errcode: number
  }
  if (errcode !== 0) throw new Error(`the list answers ${errcode}`)
  return { ids: data.list.map(({ _id }) => _id), total: data.total }
}

async function byHand({ database }: TestServer, { sql }: ListRequest): Promise<FoundRows> {
  const { rows } = await sql.execute(database.db)
  return { ids: rows.map(({ _id }) => _id), total: rows[0]?.total__ ?? 0 }
}
