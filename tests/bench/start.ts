import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/support/freePort.ts'
import { machine, round } from './timing.ts'

/**
 * How long somebody waits who has just cloned the project: with and without the packages, for the second start, and for
 * `demo:reset`; how large the data folder is; and whether a first start that is killed is finished by the next. BENCH_KILLS
 * is the number of such kills, one in each second of a first start.
 */
const kills = Number(process.env['BENCH_KILLS'] ?? 10)
const root = process.cwd()
const home = mkdtempSync(join(tmpdir(), 'atrium-start-'))
const clone = join(home, 'clone')
const port = await freePort()

/** The developer's own programs and settings are not those of a clone. */
const env = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|DEMO|DATA|NODE_)/.test(name)),
  ),
  PATH: (process.env['PATH'] ?? '')
    .split(':')
    .filter((folder) => !folder.startsWith(root))
    .join(':'),
  npm_config_cache: join(home, 'cache'),
  PORT: String(port),
  CI: '1',
}

console.log(`${machine()}; embedded database, DEMO_SCALE=demo`)
try {
  execFileSync('git', ['clone', '--quiet', root, clone])
  const table: Record<string, string> = {}
  const first = await start()
  table['clone to usable, nothing in the package cache'] = seconds(first.ready)
  table['until the demo data is complete'] = seconds(await arrived(first.began))
  await sleep(30_000)
  await stop(first.child)
  table['data folder'] = `${Math.round(sizeOf(join(clone, 'data')) / 2 ** 20)} MB`
  const second = await start()
  table['second start'] = seconds(second.ready)
  await stop(second.child)
  const reset = performance.now()
  execFileSync('npm', ['run', 'demo:reset'], { cwd: clone, env, stdio: 'ignore' })
  table['demo:reset'] = seconds(performance.now() - reset)
  forget('data', 'dist')
  const again = await start()
  table['clone to usable, packages installed'] = seconds(again.ready)
  await stop(again.child)
  console.table(table)
  for (let second = 1; second <= kills; second += 1) await killAfter(second)
} finally {
  rmSync(home, { recursive: true, force: true })
}

/** Kills a first start after some seconds, and expects the next start to finish it. */
async function killAfter(count: number): Promise<void> {
  forget('data')
  const child = run()
  await sleep(count * 1000)
  await stop(child, 'SIGKILL')
  const { child: next, began } = await start()
  const all = await arrived(began)
  await stop(next)
  console.log(`killed after ${count} s: complete ${seconds(all)} after the next start`)
}

function run(): ChildProcess {
  return spawn('npm', ['start'], { cwd: clone, env, stdio: 'ignore', detached: true })
}

async function start() {
  const began = performance.now()
  const child = run()
  await until(async () => (await get('/health'))?.['status'] === 'ok')
  return { child, began, ready: performance.now() - began }
}

async function arrived(began: number): Promise<number> {
  await until(async () => {
    const config = await get('/config')
    return config !== null && !('arriving' in config)
  })
  return performance.now() - began
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 600_000; performance.now() < end; await sleep(50))
    if (await isSo()) return
  throw new Error('nothing for ten minutes')
}

async function get(path: string): Promise<Record<string, unknown> | null> {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}/api/v1${path}`)
    return ((await reply.json()) as { data: Record<string, unknown> | null }).data
  } catch {
    return null
  }
}

/** npm, the launcher and the server are one group of processes. */
async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  const ended = child.exitCode === null ? once(child, 'exit') : undefined
  if (child.pid !== undefined) process.kill(-child.pid, signal)
  await ended
  await until(async () => (await get('/live')) === null)
}

function forget(...names: readonly string[]): void {
  for (const name of names) rmSync(join(clone, name), { recursive: true, force: true })
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true }).reduce(
    (sum, entry) => sum + (entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0),
    0,
  )
}

function seconds(ms: number): string {
  return `${round(ms / 1000)} s`
}
