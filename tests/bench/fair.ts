import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import md5 from 'md5'
import { appId } from '#contract/core/session.ts'
import { openDatabase } from '#server/db/database.ts'
import { installationKey } from '#server/db/installationKey.ts'
import { random } from '#server/demo/random.ts'
import { captchaAnswer } from '#server/services/session/captcha.ts'
import { readSettings } from '#server/base/settings.ts'
import { createClient, demoPassword, type Client } from '#tests/support/client.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { killServers, startServer, type ServerProcess } from '#tests/support/serverProcess.ts'
import { newDatabase, type DatabaseKind } from '#tests/support/testDatabase.ts'
import { attacks, type Target } from './attacks.ts'
import { loadBrands } from './loadBrands.ts'
import { at, machine, round, sorted } from './timing.ts'

/**
 * Measures how long a person at work waits for replies while one hostile account, or a stranger, attacks the server, and how
 * long without the attack, in turns. The aim is at most twice the time at the 95th percentile. For junk sign-ins it also
 * measures signing in from the same address, with the code of the picture.
 * BENCH_ROWS, BENCH_DATABASE (`pglite`, `postgresql` or both), BENCH_ATTACKS (names, with commas), BENCH_ROUNDS,
 * BENCH_SECONDS and BENCH_SEED change the run; BENCH_PROGRAM is the `server/main.ts` of another copy to compare with.
 */
const rows = Number(process.env['BENCH_ROWS'] ?? 10_000)
const kinds = (process.env['BENCH_DATABASE'] ?? 'pglite,postgresql').split(',') as DatabaseKind[]
const names = process.env['BENCH_ATTACKS']?.split(',') ?? Object.keys(attacks)
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 8)
const seed = Number(process.env['BENCH_SEED'] ?? 20261115)
const program = process.env['BENCH_PROGRAM'] || undefined

const office = '198.51.100.7'
const elsewhere = '203.0.113.66'

console.log(`${machine()}; ${rows} brands, seed ${seed}`)
for (const kind of kinds) {
  const place = await newDatabase(kind)
  const settings = { ...place.settings, DEMO: '1', DEMO_NOW: demoNow, TRUSTED_PROXIES: '127.0.0.1' }
  try {
    const database = await openDatabase(readSettings(settings), () => undefined)
    await loadBrands(database, rows)
    const captchaKey = await installationKey(database.db, 'captcha_key')
    await database.close()
    const results: Record<string, VictimReport> = {}
    // A server of its own for each, so that what one leaves behind is not measured with the next.
    for (const name of names) {
      const server = await startServer(settings, program, [])
      const { victim, target } = await people(server, name)
      results[name] = await suffer(server, { name, target, work: await workOf(victim) })
      if (name === 'junk sign-ins') {
        const work = [() => signInWithPicture(server, captchaKey)]
        results['signing in meanwhile'] = await suffer(server, { name, target, work })
      }
      await server.stop()
    }
    console.log(kind)
    console.table(results)
  } finally {
    await killServers()
    await place.remove()
  }
}

/** Somebody at work in an office, and who attacks: from elsewhere, or from the same office. */
async function people(server: ServerProcess, name: string) {
  const signedIn = (username: string) =>
    createClient(server.url, undefined, { 'x-forwarded-for': '192.0.2.1' }).signIn(username)
  const from = ({ token }: Client, address: string) =>
    createClient(server.url, token, { 'x-forwarded-for': address })
  const [victim, hostile, powerless, manager, admin] = await Promise.all(
    ['brand.editor', 'brand.approver', 'nomenu', 'perf.boss', 'admin'].map(signedIn),
  )
  if (!victim || !hostile || !powerless || !manager || !admin) throw new Error('somebody cannot sign in')
  const target: Target = {
    url: server.url,
    address: name === 'junk sign-ins' ? office : elsewhere,
    token: hostile.token ?? '',
    powerless: powerless.token ?? '',
    manager: manager.token ?? '',
    admin: admin.token ?? '',
    seed,
  }
  return { victim: from(victim, office), target }
}

type Work = () => Promise<{ errcode: number }>

interface Scene {
  /** Of the attack. */
  readonly name: string
  readonly target: Target
  /** What the victim does, again and again. */
  readonly work: readonly Work[]
}

type VictimReport = Awaited<ReturnType<typeof suffer>>

/** What a victim waits for without an attack and with it. */
async function suffer(server: ServerProcess, { name, target, work }: Scene) {
  await measured(work, 2)
  const [quiet, attacked]: [number[], number[]] = [[], []]
  const outcomes: Record<string, number> = {}
  let [failed, memory] = [0, 0]
  for (let turn = 0; turn < rounds; turn += 1) {
    quiet.push(...(await measured(work, seconds)).times)
    const attack = startAttack(name, { ...target, seed: seed + turn })
    await sleep(1500)
    const during = await measured(work, seconds)
    memory = Math.max(memory, memoryOf(server.pid))
    attacked.push(...during.times)
    failed += during.failed
    for (const [outcome, count] of Object.entries(await attack.stop())) {
      outcomes[outcome] = (outcomes[outcome] ?? 0) + count
    }
    // Until what the attack left waiting is done.
    await sleep(3000)
  }
  const shareOf = (times: number[], share: number): number => round(at(sorted(times), share))
  return {
    'alone p50 ms': shareOf(quiet, 0.5),
    'attacked p50 ms': shareOf(attacked, 0.5),
    'alone p95 ms': shareOf(quiet, 0.95),
    'attacked p95 ms': shareOf(attacked, 0.95),
    ratio: round(shareOf(attacked, 0.95) / shareOf(quiet, 0.95)),
    failed,
    'server MB': memory,
    'attacker got': Object.entries(outcomes)
      .map((outcome) => outcome.join(': '))
      .join(', '),
  }
}

/** What somebody at work asks for, again and again. */
async function workOf(person: Client): Promise<readonly Work[]> {
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

/** Signs in at the office as somebody who reads the picture right. */
async function signInWithPicture({ url }: ServerProcess, captchaKey: string): Promise<{ errcode: number }> {
  const newcomer = createClient(url, undefined, { 'x-forwarded-for': office })
  const { data } = await newcomer.call('GET', '/captcha')
  const picture = { captcha_id: data.captcha_id, captcha: captchaAnswer(captchaKey, data.captcha_id) }
  const password = md5(demoPassword).toUpperCase()
  return newcomer.call('POST', '/signin', {}, { username: 'gz.manager', password, AppID: appId, ...picture })
}

async function measured(work: readonly Work[], during: number) {
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

/** Starts a process that attacks. It yields the processor to the server: a real attacker has a machine of its own. */
function startAttack(name: string, target: Target) {
  const program = fileURLToPath(new URL('attack.ts', import.meta.url))
  const child = fork(program, [name, JSON.stringify(target)])
  if (child.pid !== undefined) setPriority(child.pid, 19)
  return {
    stop: async (): Promise<Record<string, number>> => {
      const closed = once(child, 'close')
      const reply = once(child, 'message') as Promise<[Record<string, number>]>
      child.send('stop')
      const [outcomes] = await reply
      await closed
      return outcomes
    },
  }
}

function memoryOf(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}
