import type { Peer } from './peers/peer.ts'
import { startAdminJs } from './peers/adminJs.ts'
import { startAtrium } from './peers/atrium.ts'
import { startJsonServer } from './peers/jsonServer.ts'
import { rightPages, statuses } from './peers/rightPages.ts'
import { machine, round } from './timing.ts'
import { underLoad } from './underLoad.ts'

/**
 * A list of brands of one status by name, as so many people at once ask for it, of this server, of AdminJS on the same
 * database, and of json-server; the two are fetched for the purpose. Every answer is checked: one that is not the right
 * page counts as an error. BENCH_ROWS and BENCH_SECONDS change the run.
 */
const rows = Number(process.env['BENCH_ROWS'] ?? 10_000)
const during = Number(process.env['BENCH_SECONDS'] ?? 5)
const load = { atOnce: 32, seed: 20261115, during }

const results: Record<string, unknown> = {}
console.log(`${machine()}; ${rows} brands, ${load.atOnce} at once`)
const check = rightPages(rows)

await measured('Atrium, pglite', () => startAtrium('pglite', rows))
await measured(
  'Atrium, postgresql',
  () => startAtrium('postgresql', rows),
  ({ databaseUrl }) => measured('AdminJS, postgresql', () => startAdminJs(databaseUrl)),
)
await measured('json-server', () => startJsonServer(rows))
console.table(results)

/** Starts a server, measures it, does what needs it still to be there, and stops it. Throws when it answers wrongly at once. */
async function measured<T extends Peer>(
  name: string,
  start: () => Promise<T>,
  beside: (peer: T) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const peer = await start()
  try {
    for (const status of statuses) check(status, await peer.list(status))
    const { perSecond, p95, failed, done } = await underLoad(async (chance) => {
      const status = chance.pick(statuses)
      check(status, await peer.list(status))
    }, load)
    results[name] = {
      '/s': round(perSecond),
      'p95 ms': round(p95),
      'errors %': round((100 * failed) / (failed + done)),
    }
    await beside(peer)
  } finally {
    await peer.stop()
  }
}
