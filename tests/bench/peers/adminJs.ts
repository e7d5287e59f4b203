import { randomUUID } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { plain, type Peer } from './peer.ts'
import { startProgram } from './startProgram.ts'

const packages = [
  'adminjs@7.8.17',
  '@adminjs/express@6.1.1',
  '@adminjs/sql@2.2.6',
  'express@4.22.3',
  'express-session@1.19.0',
  'express-formidable@1.2.0',
  'tslib@2.9.1',
]

const program = join(import.meta.dirname, 'adminJsProgram.mjs')

const answer = z.object({
  meta: z.object({ total: z.coerce.number() }),
  records: z.array(z.object({ params: z.object({ name_en: z.string(), status: z.string() }) })),
})

/** AdminJS, a whole admin back end, on the table that ours has filled. It looks up who asks, in its memory. */
export async function startAdminJs(databaseUrl: string): Promise<Peer> {
  const password = randomUUID()
  const { url, stop } = await startProgram({
    packages,
    command: (folder, port) => {
      copyFileSync(program, join(folder, 'program.mjs'))
      return ['program.mjs', databaseUrl, String(port), password]
    },
    env: { ADMIN_JS_SKIP_BUNDLE: 'true' },
  })
  const body = new URLSearchParams({ email: 'bench@example.com', password })
  const signIn = await fetch(`${url}/admin/login`, { method: 'POST', body, redirect: 'manual' })
  const cookie = signIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return {
    list: async (status) => {
      const query = `filters.status=${status}&sortBy=name_en&direction=asc&perPage=25&page=1`
      const response = await fetch(`${url}/admin/api/resources/brand/actions/list?${query}`, {
        headers: { cookie, ...plain },
        redirect: 'error',
      })
      const { records, meta } = answer.parse(await response.json())
      return { brands: records.map(({ params }) => params), total: meta.total }
    },
    stop,
  }
}
