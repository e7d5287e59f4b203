import { z } from 'zod'
import { printQuery } from '#contract/query.ts'
import { openDatabase } from '#server/db/database.ts'
import { readSettings } from '#server/base/settings.ts'
import { loadBrands } from '#tests/bench/loadBrands.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { startServer } from '#tests/support/serverProcess.ts'
import { newDatabase, type DatabaseKind } from '#tests/support/testDatabase.ts'
import type { Peer } from './peer.ts'

const answer = z.object({
  data: z.object({
    list: z.array(z.object({ name_en: z.string(), status: z.string() })),
    total: z.number(),
  }),
})

/**
 * Ours, as people start it: it looks up who asks and what they may see, and logs every call. `databaseUrl` is where it keeps
 * the brands, for others to ask there.
 */
export async function startAtrium(kind: DatabaseKind, rows: number): Promise<Peer & { databaseUrl: string }> {
  const { settings, remove } = await newDatabase(kind)
  const database = await openDatabase(readSettings({ ...settings }), () => undefined)
  await loadBrands(database, rows)
  await database.close()
  const server = await startServer({ ...settings, DEMO_SCALE: 'test', DEMO_NOW: demoNow })
  const { token = '' } = await server.anonymous.signIn('brand.editor')
  return {
    databaseUrl: settings['DATABASE_URL'] ?? '',
    list: async (status) => {
      const query = printQuery({ cond: { status }, sort: { name_en: 1 }, range: '0-24' })
      const response = await fetch(`${server.url}/api/v1/bdbrand?${query}`, { headers: { token } })
      const { list, total } = answer.parse(await response.json()).data
      return { brands: list, total }
    },
    stop: async () => {
      await server.stop()
      await remove()
    },
  }
}
