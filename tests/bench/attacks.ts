import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { printQuery } from '#contract/printQuery.ts'
import type { Call } from '#contract/call.ts'
import { appId } from '#contract/core/session.ts'
import type { Resource } from '#contract/resource.ts'
import { contract } from '#tools/contract.ts'

/** Whom an attack is aimed at, and as whom. */
export interface Target {
  readonly url: string
  /** Where the attacker seems to call from. */
  readonly address: string
  /** Of somebody who may read and change brands. */
  readonly token: string
  /** Of somebody who may do nothing. */
  readonly powerless: string
  /** Of a manager of performance figures. */
  readonly manager: string
  /** Of the administrator, who may make every call. */
  readonly admin: string
  readonly seed: number
}

/** Sends once; resolves to the errcode, or the status of what is no envelope. */
type Send = (lane: number, turn: number) => Promise<string>

export interface Attack {
  /** So many at the same time, each again and again. */
  readonly atOnce: number
  readonly prepare: (target: Target) => Promise<Send>
}

/** What a hostile account, or a stranger, can do to the others. */
export const attacks: Readonly<Record<string, Attack>> = {
  'calls flood': {
    atOnce: 200,
    prepare: async (target) => () => get(target, '/bdbrand', { range: '0-499' }, target.powerless),
  },
  'exports flood': {
    atOnce: 200,
    prepare: async (target) => (lane) =>
      get(target, '/bdbrand/export', { format: lane % 2 === 0 ? 'xlsx' : 'csv' }),
  },
  'slow searches': {
    atOnce: 50,
    prepare: async (target) => (lane, turn) =>
      get(target, '/bdbrand', { cond: slowest(target.seed + lane * 1000 + turn), range: '0-499' }),
  },
  'picture uploads': {
    atOnce: 40,
    prepare: async (target) => {
      const picture = await hugePicture()
      return () => upload(target, '/upload', { biz_type: 'brand' }, new File([picture], 'huge.png'))
    },
  },
  imports: {
    atOnce: 20,
    prepare: async (target) => (lane, turn) =>
      upload(target, '/bdbrand/import', { mode: 'add' }, new File([brandFile(lane, turn)], 'brands.csv')),
  },
  'junk sign-ins': {
    atOnce: 50,
    prepare: async (target) => (lane, turn) =>
      post(target, '/signin', {
        username: `junk.${target.seed}.${lane}.${turn}`,
        password: 'wrong',
        AppID: appId,
      }),
  },
  'half-sent sign-ins': {
    atOnce: 1200,
    prepare: async (target) => () => halfSent(target, 970_000),
  },
  'what-if scenarios': {
    atOnce: 6,
    prepare: async (target) => {
      const path = '/retail/performance/scenario'
      const as = { ...target, token: target.manager }
      const months = { from_month: '2026-01', to_month: '2026-10' }
      const made = await Promise.all(
        Array.from({ length: 6 }, (_, lane) =>
          sent(as, path, { site: '2', title: `What if ${lane}`, sales_percent: 0.1, ...months }),
        ),
      )
      return async (lane) => {
        const { errcode } = await sent(as, `${path}/calculate`, { _id: made[lane]?.data?._id })
        // What the server does in the background goes on meanwhile.
        await sleep(500)
        return String(errcode)
      }
    },
  },
  'slow calls': {
    atOnce: 20,
    prepare: async (target) => {
      const slow = await slowCalls(target)
      return async (lane, turn) => {
        const { path, query } = slow[(lane + turn) % slow.length] ?? { path: '/menu', query: {} }
        return `${path} ${await get(target, path, query, target.admin)}`
      }
    },
  },
  'slow readers': {
    atOnce: 1000,
    prepare: async (target) => () => unread(target, `/api/v1/bdbrand?range=0-499`),
  },
}

const headersOf = ({ address, token }: Target, own = token) => ({ token: own, 'x-forwarded-for': address })

async function outcomeOf(response: Response): Promise<string> {
  if (response.headers.has('content-disposition')) {
    await response.arrayBuffer()
    return 'file'
  }
  const text = await response.text()
  if (!text.startsWith('{')) return String(response.status)
  return String((JSON.parse(text) as { errcode: number }).errcode)
}

const get = async (target: Target, path: string, query: object, token = target.token): Promise<string> =>
  outcomeOf(
    await fetch(`${target.url}/api/v1${path}?${printQuery({ ...query })}`, {
      headers: headersOf(target, token),
    }),
  )

const post = async ({ url, address }: Target, path: string, body: unknown): Promise<string> =>
  outcomeOf(
    await fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    }),
  )

/** Sends a body as somebody, and reads the envelope. */
async function sent(
  target: Target,
  path: string,
  body: unknown,
): Promise<{ errcode: number; data?: { _id?: string } | null }> {
  const response = await fetch(`${target.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(target) },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Awaited<ReturnType<typeof sent>>
}

/**
 * The calls of the contract that take longest: all that read, with values for the parameters that many of them have, measured
 * one after the other. At least three, and all that take longer than 200 ms.
 */
async function slowCalls(target: Target): Promise<readonly { path: string; query: object; ms: number }[]> {
  const paths = [
    ...Object.values<Call>(contract.calls)
      .filter(({ method, carries }) => method === 'GET' && carries !== 'events')
      .map(({ path }) => path),
    ...Object.values<Resource>(contract.resources).map(({ path }) => path),
  ].filter((path) => !path.includes('{'))
  const months = { from_month: '2025-11', to_month: '2026-10', month: '2026-10', stat_month: '2026-10' }
  const days = { from: '2026-08-01', to: '2026-10-31', date: '2026-10-31' }
  const others = { site: '2', range: '0-499', store_id: 'S-GZ-L1-101', tenant_ship_id: 'TS-GZ-L1-101-1' }
  const timed = []
  for (const path of new Set(paths)) {
    for (const query of [{ ...others, ...months, ...days }, { ...others, ...months }, { range: '0-499' }]) {
      const started = performance.now()
      const outcome = await get(target, path, query, target.admin)
      if (outcome !== '0' && outcome !== 'file') continue
      timed.push({ path, query, ms: performance.now() - started })
      break
    }
  }
  const slowest = timed.toSorted((a, b) => b.ms - a.ms)
  return slowest.filter(({ ms }, at) => ms > 200 || at < 3)
}

async function upload(
  target: Target,
  path: string,
  fields: Readonly<Record<string, string>>,
  file: File,
): Promise<string> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  return outcomeOf(
    await fetch(`${target.url}/api/v1${path}`, { method: 'POST', headers: headersOf(target), body: form }),
  )
}

/** As many patterns as a condition may have, none of which an index answers. */
const slowest = (salt: number) => ({
  $or: ['name', 'name_en', 'name_tc', 'description'].map((field) => ({
    [field]: { $like: `${(salt % 90) + 10}x` },
  })),
})

/** Of one colour, so that it is small on the way and 59 megapixels when it is unpacked. */
async function hugePicture(): Promise<Buffer<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  const create = { width: 7680, height: 7680, channels: 3, background: '#b0413e' } as const
  return Buffer.from(await sharp({ create }).png().toBuffer())
}

const brandFile = (lane: number, turn: number): string =>
  [
    'Name,English name',
    ...Array.from({ length: 2000 }, (_, row) => `新品牌${lane}-${turn}-${row},New ${lane}-${turn}-${row}`),
  ].join('\n')

/** Promises a body, sends nearly all of it and waits. */
async function halfSent({ url, address }: Target, size: number): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const closed = once(socket, 'close')
  socket.on('error', () => undefined)
  socket.write(
    `POST /api/v1/signin HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nx-forwarded-for: ${address}\r\n` +
      `content-length: ${size + 1000}\r\n\r\n{"username":"`,
  )
  socket.write('x'.repeat(size))
  const text = await Promise.race([once(socket, 'data').then(String), closed.then(() => 'closed')])
  await Promise.race([closed, sleep(60_000)])
  socket.destroy()
  return /"errcode":(\d+)/.exec(text)?.[1] ?? 'closed'
}

/** Asks for a long answer and never reads it. */
async function unread(target: Target, path: string): Promise<string> {
  const { hostname, port } = new URL(target.url)
  const socket = connect(Number(port), hostname)
  const closed = once(socket, 'close')
  socket.on('error', () => undefined)
  socket.pause()
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: x\r\ntoken: ${target.token}\r\nx-forwarded-for: ${target.address}\r\n\r\n`,
  )
  await Promise.race([closed, sleep(60_000)])
  socket.destroy()
  return 'unread'
}
