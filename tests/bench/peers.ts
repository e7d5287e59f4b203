import type { Peer } from './peers/peer.ts'
import { startAdminJs } from './peers/adminJs.ts'
import { startAtrium } from './peers/atrium.ts'
import { startJsonServer } from './peers/jsonServer.ts'
import { rightPages, statuses } from './peers/rightPages.ts'
import type { Random } from '#server/demo/random.ts'
import { machine, round } from './timing.ts'
import { underLoad } from './underLoad.ts'

/**
 * A list of brands of one status by name, as so many people at once ask for it, of this server, of AdminJS on the same
 * database, and of json-server; the two are fetched for the purpose. Every answer is checked: one that is not the right
 * page counts as an error. Answers are not compressed, except where it says so. BENCH_ROWS and BENCH_SECONDS change the run.
 */
const rows = Number(process.env['BENCH_ROWS'] ?? 10_000)
const during = Number(process.env['BENCH_SECONDS'] ?? 5)
const load = { atOnce: 32, seed: 20261115, during }

const results: Record<string, unknown> = {}
console.log(`${machine()}; ${rows} brands, ${load.atOnce} at once`)
const check = rightPages(rows)

await withPeer(startAtrium('pglite', rows), ({ list }) => measure('Atrium, pglite', list))
await withPeer(startAtrium('postgresql', rows), async ({ list, listCompressed, databaseUrl }) => {
  await measure('Atrium, postgresql', list)
  await measure('the same, compressed', listCompressed)
  await withPeer(startAdminJs(databaseUrl), (adminJs) => measure('AdminJS, postgresql', adminJs.list))
})
await withPeer(startJsonServer(rows), ({ list }) => measure('json-server', list))
console.table(results)

async function withPeer<T extends Peer>(
  starting: Promise<T>,
  work: (peer: T) => Promise<void>,
): Promise<void> {
  const peer = await starting
  try {
    await work(peer)
  } finally {
    await peer.stop()
  }
}

/** Measures a list. Node compiles a server while it is asked, so each has been asked for a while before. */
async function measure(name: string, list: Peer['list']): Promise<void> {
  for (const status of statuses) check(status, await list(status))
  const ask = async (chance: Random): Promise<void> => {
    const status = chance.pick(statuses)
    check(status, await list(status))
  }
  await underLoad(ask, load)
  const { perSecond, p95, failed, done } = await underLoad(ask, load)
  results[name] = {
    '/s': round(perSecond),
    'p95 ms': round(p95),
    'errors %': round((100 * failed) / (failed + done)),
  }
}
