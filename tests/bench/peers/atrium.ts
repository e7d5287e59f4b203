import { z } from 'zod'
import { printQuery } from '#contract/printQuery.ts'
import { openDatabase } from '#server/db/database.ts'
import { readSettings } from '#server/base/settings.ts'
import { loadBrands } from '#tests/bench/loadBrands.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { startServer } from '#tests/support/serverProcess.ts'
import { newDatabase, type DatabaseKind } from '#tests/support/testDatabase.ts'
import { plain, type Peer } from './peer.ts'

const answer = z.object({
  data: z.object({
    list: z.array(z.object({ name_en: z.string(), status: z.string() })),
    total: z.number(),
  }),
})

/** `databaseUrl` is where it keeps the brands, for others to ask there. */
interface Atrium extends Peer {
  databaseUrl: string
  listCompressed: Peer['list']
}

/** Ours, as people start it: it looks up who asks and what they may see, and logs every call. */
export async function startAtrium(kind: DatabaseKind, rows: number): Promise<Atrium> {
  const { settings, remove } = await newDatabase(kind)
  const database = await openDatabase(readSettings({ ...settings }), () => undefined)
  await loadBrands(database, rows)
  await database.close()
  const server = await startServer({ ...settings, DEMO_SCALE: 'test', DEMO_NOW: demoNow }, undefined, [])
  const { token = '' } = await server.anonymous.signIn('brand.editor')
  const listBy =
    (headers: Record<string, string>): Peer['list'] =>
    async (status) => {
      const query = printQuery({ cond: { status }, sort: { name_en: 1 }, range: '0-24' })
      const response = await fetch(`${server.url}/api/v1/bdbrand?${query}`, {
        headers: { token, ...headers },
      })
      const { list, total } = answer.parse(await response.json()).data
      return { brands: list, total }
    }
  return {
    databaseUrl: settings['DATABASE_URL'] ?? '',
    list: listBy(plain),
    listCompressed: listBy({ 'accept-encoding': 'gzip' }),
    stop: async () => {
      await server.stop()
      await remove()
    },
  }
}
