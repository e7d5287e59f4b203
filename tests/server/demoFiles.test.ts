import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileParts } from '#server/demo/seedFiles.ts'
import { folderStore, incomingFolder } from '#server/services/files/folderStore.ts'
import { sniffType } from '#server/services/files/sniffType.ts'
import { getFile } from '#tests/support/fileCalls.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

interface Row {
  uid: string
  mime: string
  size: number
  sha256: string
  thumb: string | null
  biz_type: string
}

let server: TestServer
let rows: Row[]
let folder: string
// The embedded database brings its folder.
const own = mkdtempSync(join(tmpdir(), 'atrium-demo-files-'))

beforeAll(async () => {
  server = await startTestServer(undefined, undefined, testDatabase === 'postgresql' ? { DATA_DIR: own } : {})
  folder = server.settings.DATA_DIR
  const place = { files: folderStore(server.settings), incoming: incomingFolder(server.settings) }
  const { db } = server.database
  for (const part of fileParts(place, true))
    await part.make(db, (work) => db.transaction().execute(async (inside) => void (await work(inside))))
  rows = (await sql<Row>`select * from attachment`.execute(server.database.db)).rows
})
afterAll(async () => {
  await server?.stop()
  rmSync(own, { recursive: true, force: true })
})

describe('the files of the demo operator', () => {
  it('are for brands, floors, problems, tours and visits, pictures, a report and receipts', () => {
    expect(new Set(rows.map(({ biz_type }) => biz_type))).toEqual(
      new Set(['brand', 'floor', 'tour_problem', 'tour_result', 'myscust_result']),
    )
    expect(rows.filter(({ mime }) => mime === 'application/pdf')).toHaveLength(3)
  })

  it('are what they say they are, and can be downloaded with their small pictures', async () => {
    const admin = await server.as('admin')
    for (const { uid, mime, size, sha256, thumb } of rows) {
      const { bytes, errcode, headers } = await getFile(server, admin, `/file/${uid}`)
      expect(errcode).toBe(0)
      expect(headers.get('content-type')).toBe(mime)
      expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([size, sha256])
      expect(await sniffType(join(folder, 'files', uid.slice(3, 5), uid), '')).toBe(mime)
      if (thumb === null) continue
      const small = await getFile(server, admin, `/file/${uid}`, { thumb: '1' })
      expect((await sharp(small.bytes).metadata()).width).toBeLessThanOrEqual(320)
    }
  })

  it('show the points that failed on tours, not those that passed', async () => {
    const { rows } = await sql<{ result: string }>`
      select distinct item ->> 'result' as result from tour_result, jsonb_array_elements(items) as item
      where jsonb_array_length(item -> 'attachs') > 0`.execute(server.database.db)
    expect(rows).toEqual([{ result: 'fail' }])
  })

  it('are named by the records that they belong to', async () => {
    const named = await sql<{ uid: string }>`
      select logo as uid from brand where logo is not null union all select unnest(photos) from brand
      union all select plan from floor where plan is not null
      union all select unnest(attachs_before || attachs_after) from tour_problem
      union all select jsonb_array_elements_text(item -> 'attachs') from tour_result, jsonb_array_elements(items) as item
      union all select unnest(attachs) from myscust_result`.execute(server.database.db)
    const uids = (list: readonly { uid: string }[]) => list.map(({ uid }) => uid).toSorted()
    expect(uids(named.rows)).toEqual(uids(rows))
  })
})
