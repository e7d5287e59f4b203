import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '#server/db/database.ts'
import { random } from '#server/db/demo/random.ts'
import { readSettings } from '#server/settings.ts'
import { createClient, type Client } from '#tests/support/client.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { killServers, startServer, type ServerProcess } from '#tests/support/serverProcess.ts'
import { newDatabase, type DatabaseKind } from '#tests/support/testDatabase.ts'
import { attacks, type Target } from './attacks.ts'
import { loadBrands } from './loadBrands.ts'
import { at, machine, round, sorted } from './timing.ts'

/**
 * What one hostile account, or one stranger, costs everybody else: the time that a person at work waits for an answer while
 * an attack goes on, next to the time without it, in turns. Aim: at most twice the time at the 95th percentile.
 * BENCH_ROWS, BENCH_DATABASE (`pglite`, `postgresql` or both), BENCH_ATTACKS (names, with commas), BENCH_ROUNDS,
 * BENCH_SECONDS and BENCH_SEED change the run.
 */
const rows = Number(process.env['BENCH_ROWS'] ?? 10_000)
const kinds = (process.env['BENCH_DATABASE'] ?? 'pglite,postgresql').split(',') as DatabaseKind[]
const names = process.env['BENCH_ATTACKS']?.split(',') ?? Object.keys(attacks)
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 8)
const seed = Number(process.env['BENCH_SEED'] ?? 20261115)

const attacker = '203.0.113.66'
const office = '198.51.100.7'

console.log(`${machine()}; ${rows} brands, seed ${seed}`)
for (const kind of kinds) {
  const place = await newDatabase(kind)
  const settings = { ...place.settings, DEMO: '1', DEMO_NOW: demoNow, TRUSTED_PROXIES: '127.0.0.1' }
  try {
    const database = await openDatabase(readSettings(settings), () => undefined)
    await loadBrands(database, rows)
    await database.close()
    const results: Record<string, Awaited<ReturnType<typeof suffer>>> = {}
    // A server of its own for each, so that what one leaves behind is not measured with the next.
    for (const name of names) {
      const server = await startServer(settings, process.env['BENCH_PROGRAM'] || undefined)
      results[name] = await suffer(server, name)
      await server.stop()
    }
    console.log(kind)
    console.table(results)
  } finally {
    await killServers()
    await place.remove()
  }
}

/** What a victim waits for without an attack and with it. */
async function suffer(server: ServerProcess, name: string) {
  const from = (address: string): Client =>
    createClient(server.url, undefined, { 'x-forwarded-for': address })
  const [victim, hostile, powerless] = await Promise.all([
    from(office).signIn('brand.editor'),
    from(attacker).signIn('brand.approver'),
    from(attacker).signIn('nomenu'),
  ])
  const work = await workOf(victim)
  const target: Target = {
    url: server.url,
    address: attacker,
    token: hostile.token ?? '',
    powerless: powerless.token ?? '',
    seed,
  }
  await measured(work, 2)
  const [quiet, attacked]: [number[], number[]] = [[], []]
  const outcomes: Record<string, number> = {}
  let memory = 0
  for (let turn = 0; turn < rounds; turn += 1) {
    quiet.push(...(await measured(work, seconds)).times)
    const attack = startAttack(name, target)
    await sleep(1500)
    const during = await measured(work, seconds)
    memory = Math.max(memory, memoryOf(server.pid))
    attacked.push(...during.times)
    outcomes['victim failed'] = (outcomes['victim failed'] ?? 0) + during.failed
    for (const [outcome, count] of Object.entries(await attack.stop())) {
      outcomes[outcome] = (outcomes[outcome] ?? 0) + count
    }
    // Until what the attack left waiting is done.
    await sleep(3000)
  }
  const p95 = (times: number[]): number => at(sorted(times), 0.95)
  const median = (times: number[]): number => at(sorted(times), 0.5)
  const { 'victim failed': failed, ...told } = outcomes
  return {
    'alone p50 ms': round(median(quiet)),
    'attacked p50 ms': round(median(attacked)),
    'alone p95 ms': round(p95(quiet)),
    'attacked p95 ms': round(p95(attacked)),
    ratio: round(p95(attacked) / p95(quiet)),
    failed,
    'server MB': memory,
    'attacker got': Object.entries(told)
      .map(([outcome, count]) => `${outcome}: ${count}`)
      .join(', '),
  }
}

/** What somebody at work asks for, again and again. */
async function workOf(person: Client): Promise<readonly (() => Promise<{ errcode: number }>)[]> {
  const { list } = (await person.list('/bdbrand', { range: '0-99' })).data as { list: { _id: string }[] }
  const chance = random(seed)
  return [
    () => person.call('GET', '/menu'),
    () => person.list('/bdbrand', { range: '0-24', sort: { updated_at: -1 } }),
    () => person.call('GET', `/bdbrand/${chance.pick(list)._id}`),
    () => person.call('GET', '/userinfo'),
    () => person.list('/bdbrand', { cond: { $q: chance.pick(['lou', '星', 'ne']) }, range: '0-24' }),
  ]
}

async function measured(work: readonly (() => Promise<{ errcode: number }>)[], during: number) {
  const times: number[] = []
  let failed = 0
  const end = performance.now() + during * 1000
  for (let turn = 0; performance.now() < end; turn += 1) {
    const asked = performance.now()
    const { errcode } = (await work[turn % work.length]?.()) ?? { errcode: 0 }
    times.push(performance.now() - asked)
    if (errcode !== 0) failed += 1
    await sleep(20)
  }
  return { times, failed }
}

/** Lets another process attack. It gives way to the server where both want the processor: it would not be on this machine. */
function startAttack(name: string, target: Target) {
  const program = fileURLToPath(new URL('attack.ts', import.meta.url))
  const child = spawn(process.execPath, [program, name, JSON.stringify(target)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.pid !== undefined) setPriority(child.pid, 19)
  let printed = ''
  child.stdout.on('data', (data) => (printed += String(data)))
  return {
    stop: async (): Promise<Record<string, number>> => {
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
      return printed ? (JSON.parse(printed) as Record<string, number>) : {}
    },
  }
}

function memoryOf(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}
