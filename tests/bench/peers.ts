import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '#server/db/demo/random.ts'
import { generateBrands } from '#server/db/demo/brands.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { freePort } from '#tests/support/freePort.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import { loadBrands } from './loadBrands.ts'
import { machine, round } from './timing.ts'
import { underLoad } from './underLoad.ts'

/**
 * A list of brands of one status by name, as so many people at once ask for it, of this server and of json-server, which is
 * fetched for the purpose. Ours looks up who asks, checks access and counts the total; json-server does neither of the first
 * two. BENCH_ROWS and BENCH_SECONDS change the run.
 */
const rows = Number(process.env['BENCH_ROWS'] ?? 10_000)
const during = Number(process.env['BENCH_SECONDS'] ?? 5)
const load = { atOnce: 32, seed: 20261115, during }

const results: Record<string, unknown> = {}
console.log(`${machine()}; ${rows} brands, ${load.atOnce} at once`)
for (const kind of ['pglite', 'postgresql'] as const) results[`Atrium, ${kind}`] = await ours(kind)
results['json-server'] = await jsonServer()
console.table(results)

function statusOf(chance: Random): string {
  return chance.pick(['prospect', 'active', 'inactive', 'blacklisted'])
}

async function ours(kind: 'pglite' | 'postgresql') {
  const server = await startTestServer(kind)
  try {
    await loadBrands(server.database.db, rows)
    const { token = '' } = await server.as('brand.editor')
    return await measure((chance) => {
      const query = new URLSearchParams({
        cond: JSON.stringify({ status: statusOf(chance) }),
        sort: '{"name_en":1}',
        range: '0-24',
      })
      return fetch(`${server.url}/api/v1/bdbrand?${query}`, { headers: { token } })
    })
  } finally {
    await server.stop()
  }
}

async function jsonServer() {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-peer-'))
  const run = [
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    'json-server@0.17.4',
  ]
  execFileSync('npm', run, { stdio: 'ignore' })
  const brands = [...generateBrands(rows, { now: Date.parse(demoNow) / 1000 })]
  writeFileSync(
    join(folder, 'db.json'),
    JSON.stringify({ brand: brands.map((one) => ({ ...one, id: one._id })) }),
  )
  const port = await freePort()
  const program = join(folder, 'node_modules/json-server/lib/cli/bin.js')
  const child = spawn(process.execPath, [program, '--quiet', '--port', String(port), join(folder, 'db.json')])
  const url = `http://127.0.0.1:${port}/brand`
  try {
    while (
      !(await fetch(`${url}?_limit=1`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await sleep(100)
    return await measure((chance) =>
      fetch(`${url}?status=${statusOf(chance)}&_sort=name_en&_start=0&_end=25`),
    )
  } finally {
    child.kill()
    rmSync(folder, { recursive: true })
  }
}

async function measure(ask: (chance: Random) => Promise<Response>) {
  const { perSecond, p95, failed, done } = await underLoad(async (chance) => {
    const answer = await ask(chance)
    if (!answer.ok) throw new Error(String(answer.status))
    await answer.json()
  }, load)
  return { '/s': round(perSecond), 'p95 ms': round(p95), 'errors %': round((100 * failed) / (failed + done)) }
}
