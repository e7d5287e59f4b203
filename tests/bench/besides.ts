import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '#server/demo/random.ts'
import type { Client } from '#tests/support/client.ts'
import type { ServerProcess } from '#tests/support/serverProcess.ts'
import { at, round, sorted } from './timing.ts'

/** How long another person waited for replies, in milliseconds, and what `/ready` said. */
export interface Waits {
  readonly seconds: number
  readonly calls: Readonly<Record<'calls' | 'p50' | 'p95' | 'most', number>>
  readonly ready: Readonly<Record<'ready200' | 'readyOther', number>>
}

interface SideLoad {
  readonly server: ServerProcess
  readonly person: Client
  readonly chance: Random
}

/** Does work while another person lists, opens and changes brands and lists contacts; asks `/ready` four times a second. */
export async function besides<T>(
  { server, person, chance }: SideLoad,
  work: () => Promise<T>,
): Promise<Waits & { readonly result: T }> {
  const free = { cond: { audit_status: 'none' }, range: '0-49' }
  const brands = (await person.list('/bdbrand', free)).data.list
  const acts: readonly ((id: string) => Promise<{ errcode: number }>)[] = [
    () => person.list('/bdbrand', { sort: { name: 1 }, range: '0-24' }),
    (id) => person.call('GET', `/bdbrand/${id}`),
    (id) => person.update('/bdbrand', { _id: id }, { founded_year: chance.int(1900, 2020) }),
    () => person.list('/bdcontact', { range: '0-24' }),
  ]
  const over = new AbortController()
  const waits: number[] = []
  const answers: number[] = []
  const acting = (async () => {
    while (!over.signal.aborted) {
      const [act, brand] = [acts[chance.int(0, acts.length - 1)], brands[chance.int(0, brands.length - 1)]]
      const asked = performance.now()
      // A connection that is kept can end just when it is used again.
      const answer = await act?.(brand._id).catch(() => act(brand._id))
      waits.push(performance.now() - asked)
      if (answer?.errcode !== 0) throw new Error(JSON.stringify(answer))
      await sleep(50)
    }
  })()
  const asking = (async () => {
    while (!over.signal.aborted) {
      answers.push((await fetch(`${server.url}/api/v1/ready`)).status)
      await sleep(250)
    }
  })()
  const others = Promise.all([acting, asking])
  // If the work fails, its failure is the one to tell.
  others.catch(() => undefined)
  const started = performance.now()
  const result = await work().finally(() => over.abort())
  const seconds = round((performance.now() - started) / 1000)
  await others
  const ms = sorted(waits)
  const ready200 = answers.filter((status) => status === 200).length
  return {
    result,
    seconds,
    calls: { calls: ms.length, p50: round(at(ms, 0.5)), p95: round(at(ms, 0.95)), most: round(at(ms, 1)) },
    ready: { ready200, readyOther: answers.length - ready200 },
  }
}
