import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { random } from '#server/demo/random.ts'
import type { Client } from '#tests/support/client.ts'
import { contactFile } from '#tests/support/contactFile.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { sendFile } from '#tests/support/fileCalls.ts'
import { settled } from '#tests/support/importFile.ts'
import { killServers, startServer, type ServerProcess } from '#tests/support/serverProcess.ts'
import { newDatabase, type DatabaseKind } from '#tests/support/testDatabase.ts'
import { besides, type Waits } from './besides.ts'
import { machine, round } from './timing.ts'

/**
 * Measures how long a file of new contacts takes to check and to store, and meanwhile how long another person waits for replies
 * and what `/ready` says. Then kills the server (kill -9) in the middle of storing another file, and counts its records. Fails when
 * `/ready` ever says anything but 200, or when a part of a file is there. BENCH_ROWS, BENCH_DATABASE (`pglite`, `postgresql`) and
 * BENCH_SEED change the run.
 */
const rows = Number(process.env['BENCH_ROWS'] ?? 20_000)
const kinds = (process.env['BENCH_DATABASE'] ?? 'pglite,postgresql').split(',') as DatabaseKind[]
const seed = Number(process.env['BENCH_SEED'] ?? 20261115)
const timedServer = fileURLToPath(new URL('timedServer.ts', import.meta.url))

console.log(`${machine()}; ${rows} new contacts, seed ${seed}`)
for (const kind of kinds) console.table(await importInto(kind))

async function importInto(kind: DatabaseKind): Promise<Record<string, Record<string, unknown>>> {
  const place = await newDatabase(kind)
  const settings = { ...place.settings, DEMO_SCALE: 'test', DEMO_NOW: demoNow }
  try {
    const server = await startServer(settings, timedServer, [])
    const [admin, person] = [
      await server.anonymous.signIn('admin'),
      await server.anonymous.signIn('brand.approver'),
    ]
    const chance = random(seed)
    const beside = <T>(work: () => Promise<T>) => besides({ server, person, chance }, work)
    const idle = await beside(() => sleep(10_000))
    const check = await beside(() => checked(server, admin, 'Bench'))
    const apply = await beside(() => applied(admin, check.result))
    if ([idle, check, apply].some(({ ready }) => ready.readyOther > 0)) process.exitCode = 1
    const { printed } = await server.stop()
    console.log(`${kind}: ${/\d+ transactions, .*/.exec(printed)?.[0]}`)
    const killed = await killedWhileStoring(settings)
    return {
      'nobody imports': figures(idle),
      check: figures(check),
      store: figures(apply),
      'kill -9 while storing': killed,
    }
  } finally {
    await killServers()
    await place.remove()
  }
}

function figures({ seconds, calls, ready }: Waits): Record<string, unknown> {
  return { seconds, ...calls, ...ready }
}

async function checked(server: ServerProcess, admin: Client, word: string): Promise<string> {
  const sent = await sendFile(server, admin, contactFile(word, rows), {
    name: 'a.csv',
    path: '/bdcontact/import',
  })
  const run = await settled(admin, sent.data._id)
  if (run.state !== 'checked' || run.to_add !== rows) throw new Error(JSON.stringify(run))
  return run._id
}

async function applied(admin: Client, id: string): Promise<void> {
  await admin.call('POST', `/import/${id}/apply`, {}, {})
  const run = await settled(admin, id)
  if (run.state !== 'applied' || run.to_add !== rows) throw new Error(JSON.stringify(run))
}

/** Counts the contacts that are there as soon as the server is up again, and at the end. */
async function killedWhileStoring(settings: Record<string, string>): Promise<Record<string, unknown>> {
  const server = await startServer(settings, undefined, [])
  const admin = await server.anonymous.signIn('admin')
  const id = await checked(server, admin, 'Killed')
  const { job_id } = (await admin.call('POST', `/import/${id}/apply`, {}, {})).data
  for (let done = 0; done <= rows / 2; await sleep(20)) {
    const { data } = await admin.call('GET', `/job/${job_id}`)
    if (data.status === 'done') throw new Error('all was stored before the kill: more BENCH_ROWS are needed')
    done = data.done
  }
  await server.kill()
  const started = performance.now()
  const again = await startServer(settings, undefined, [])
  const seconds = round((performance.now() - started) / 1000)
  const who = await again.anonymous.signIn('admin')
  const count = async (): Promise<number> =>
    (await who.list('/bdcontact', { cond: { $q: 'Killed' }, range: '0-0' })).data.total
  const first = await count()
  const { state } = await settled(who, id)
  const last = await count()
  await again.stop()
  if (![0, rows].includes(first) || last !== rows || state !== 'applied') process.exitCode = 1
  return { seconds, 'there at first': first, 'there at last': last, state }
}
