import { z } from 'zod'
import { printQuery } from '#contract/query.ts'
import { loadBrands } from '#tests/bench/loadBrands.ts'
import type { DatabaseKind } from '#tests/support/testDatabase.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { Peer } from './peer.ts'

const answer = z.object({
  data: z.object({
    list: z.array(z.object({ name_en: z.string(), status: z.string() })),
    total: z.number(),
  }),
})

/**
 * Ours: it looks up who asks and what they may see. It runs in the process that asks it, which is to its disadvantage.
 * `databaseUrl` is where it keeps the brands, for others to ask there.
 */
export async function startAtrium(kind: DatabaseKind, rows: number): Promise<Peer & { databaseUrl: string }> {
  const server = await startTestServer(kind)
  await loadBrands(server.database.db, rows)
  const { token = '' } = await server.as('brand.editor')
  return {
    databaseUrl: server.settings.DATABASE_URL ?? '',
    list: async (status) => {
      const query = printQuery({ cond: { status }, sort: { name_en: 1 }, range: '0-24' })
      const response = await fetch(`${server.url}/api/v1/bdbrand?${query}`, { headers: { token } })
      const { list, total } = answer.parse(await response.json()).data
      return { brands: list, total }
    },
    stop: server.stop,
  }
}
