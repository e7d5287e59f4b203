import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { contract } from '#tools/contract.ts'
import { errcodes } from '#contract/reply.ts'
import { fuzzRequests, oversizeBody, type FuzzRequest } from '#tests/support/fuzzRequests.ts'
import type { KnownRecords } from '#tests/support/fuzzValues.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** `npm run bench:fuzz` sends more, from a new seed each time; FUZZ_SEED sends those of an earlier run again. */
const runs = Number(process.env['FUZZ_RUNS'] ?? (testDatabase === 'pglite' ? 5_000 : 1_000))
const seed = Number(process.env['FUZZ_SEED'] ?? (process.env['FUZZ_RUNS'] ? Date.now() % 2 ** 31 : 20261115))

const statuses = [200, 404, 405, 413]
/** What the contract as it stands can answer to these callers; a code that never comes means blunt requests. */
const expected = [
  0, 555, 4001, 4002, 4003, 4004, 4005, 4006, 4030, 4032, 4040, 4041, 4051, 4090, 4092, 4093, 4131,
]
const catalogue: readonly number[] = [
  0,
  ...Object.values(errcodes).filter((code) => code < 5000),
  errcodes['call.not_built'],
]

// Parts of a stack, a statement, a database's message, a path: nothing of that is in what the requests send.
const leak =
  /\bat \S+ \(|\.ts\b|node:|node_modules|file:\/\/|\/server\/|\bselect\b.*\bfrom\b|insert into|syntax error|relation "|column "|pg_|violates|invalid (byte|input)|TypeError|undefined/i

/** Requests that failed once, sent first in every run. */
const onceHarmful: [FuzzRequest][] = [
  '/menu/one?cond={"sites.photo_required":{"$in":[]}}',
  '/bdstore?cond={"effective_from":"0000-01-01"}',
  '/export/tenant_sale?site=2&from=0000-01-01&to=0000-01-01',
  `/bdbrand?cond=${'x'.repeat(17_000)}`,
  `/bdbrand?cond=${'x'.repeat(300_000)}`,
].map((path) => [{ kind: 'list', caller: 'admin', method: 'GET', path }])

const server = await serverForTests()

it(
  'someone who sends nonsense gets a clear refusal, whatever it is, and never a crash',
  async () => {
    const tokens = {
      admin: await tokenOf('admin'),
      'brand.editor': await tokenOf('brand.editor'),
      stranger: 'x'.repeat(43),
    }
    const counts = new Map<string, Map<number, number>>()
    const requests = fuzzRequests(await knownRecords())
    console.log(`fuzzing with seed ${seed}, ${runs} requests`)

    const ask = async (request: FuzzRequest) => {
      const token = request.caller === 'nobody' ? undefined : tokens[request.caller]
      const errcode = await checked(request, token)
      const codes = counts.get(request.kind) ?? new Map<number, number>()
      counts.set(request.kind, codes.set(errcode, (codes.get(errcode) ?? 0) + 1))
    }
    await fc.assert(fc.asyncProperty(requests, ask), { seed, numRuns: runs, examples: onceHarmful })

    const totals = sum(counts.values())
    console.table(
      Object.fromEntries(
        [...counts, ['all', totals] as const].map(([kind, codes]) => [kind, Object.fromEntries(codes)]),
      ),
    )
    expect(expected.filter((code) => !totals.has(code))).toEqual([])
    expect((totals.get(0) ?? 0) / runs).toBeGreaterThan(0.3)
    expect(await server.anonymous.call('GET', '/health')).toMatchObject({ status: 200, errcode: 0 })
  },
  runs * 200,
)

/** Sends a request and checks what every answer must keep; answers its errcode. */
async function checked({ method, path, body }: FuzzRequest, token: string | undefined): Promise<number> {
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { token } : {}) },
    ...(body === undefined || method === 'GET' ? {} : { body: body === oversizeBody ? oversize : body }),
  })
  const { status } = response
  // A file or a stream is what was asked for; what is in them other tests look at.
  const isFile = response.headers.get('content-disposition')?.startsWith('attachment') ?? false
  if (status === 200 && (isFile || carried.test(response.headers.get('content-type') ?? ''))) {
    await response.body?.cancel()
    return 0
  }
  const text = await response.text()
  expect({ status, text }).toSatisfy(() => statuses.includes(status))
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  const { data, errcode, errmsg, ...beside } = JSON.parse(text)
  expect({ errcode, text }).toSatisfy(() => catalogue.includes(errcode))
  expect(Object.keys(beside).filter((name) => name !== 'access_token')).toEqual([])
  expect(data).not.toBeUndefined()
  expect(typeof errmsg).toBe('string')
  expect(errmsg === '').toBe(errcode === 0)
  if (errcode === 0) return errcode
  // A number for tracing means that the database refused what the contract let through.
  expect(data ?? {}).not.toHaveProperty('trace_id')
  expect(text).not.toMatch(leak)
  return errcode
}

const carried = /^(application\/vnd|text\/csv|text\/event-stream)/
const oversize = JSON.stringify({ name: 'x'.repeat(1_000_001) })

const tokenOf = async (username: string): Promise<string> => String((await server.as(username)).token)

async function knownRecords(): Promise<KnownRecords> {
  const admin = await server.as('admin')
  const pages = Object.values(contract.resources).map(async ({ name, path }) => {
    const { data } = await admin.list(path, { range: '0-39' })
    return [name, data.list] as const
  })
  return Object.fromEntries(await Promise.all(pages))
}

function sum(parts: Iterable<ReadonlyMap<number, number>>): Map<number, number> {
  const totals = new Map<number, number>()
  for (const part of parts)
    for (const [code, count] of part) totals.set(code, (totals.get(code) ?? 0) + count)
  return new Map([...totals].sort(([a], [b]) => a - b))
}
