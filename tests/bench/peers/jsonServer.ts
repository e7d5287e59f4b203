import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { plain, type Peer } from './peer.ts'
import { benchBrands } from './rightPages.ts'
import { startProgram } from './startProgram.ts'

const answer = z.array(z.object({ name_en: z.string(), status: z.string() }))

/** json-server: everything in memory, for anybody. */
export async function startJsonServer(rows: number): Promise<Peer> {
  const { url, stop } = await startProgram({
    packages: ['json-server@0.17.4'],
    command: (folder, port) => {
      const file = join(folder, 'db.json')
      writeFileSync(file, JSON.stringify({ brand: [...benchBrands(rows)].map(withId) }))
      return ['node_modules/json-server/lib/cli/bin.js', '--quiet', '--port', String(port), file]
    },
  })
  return {
    list: async (status) => {
      const response = await fetch(`${url}/brand?status=${status}&_sort=name_en&_start=0&_end=25`, {
        headers: plain,
      })
      const total = Number(response.headers.get('x-total-count'))
      return { brands: answer.parse(await response.json()), total }
    },
    stop,
  }
}

const withId = <T extends { _id: string }>(brand: T) => ({ ...brand, id: brand._id })
