import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { random } from '#server/db/demo/random.ts'
import type { Client } from '#tests/support/client.ts'
import { demoNow, embeddedFolder } from '#tests/support/embeddedTemplate.ts'
import { killServers, startServer, type ServerProcess } from '#tests/support/serverProcess.ts'

const seed = Number(process.env['KILL_SEED'] ?? 20261115)
const cycles = 10
const writers = 4

let folder: string
let server: ServerProcess
const acknowledged = new Map<string, string>()
let unanswered = 0

beforeAll(async () => {
  folder = await embeddedFolder()
  server = await startServer({ DATA_DIR: folder, DEMO_NOW: demoNow })
})
afterAll(async () => {
  await killServers()
  rmSync(folder, { recursive: true, force: true })
})

describe('someone whose server is killed again and again while people add brands', () => {
  const chance = random(seed)

  it.each(Array.from({ length: cycles }, (_, index) => index + 1))(
    'finds every brand that was acknowledged, once, after crash %i',
    async (cycle) => {
      const editor = await server.anonymous.signIn('brand.editor')
      const load = addBrands(editor, cycle)
      while (load.acknowledged.size === 0) await sleep(1)
      await sleep(chance.int(20, 500))
      await server.kill()
      await load.over

      expect(load.acknowledged.size).toBeGreaterThan(0)
      expect(load.unanswered()).toBeGreaterThan(0)
      for (const [name, id] of load.acknowledged) acknowledged.set(name, id)
      unanswered += load.unanswered()

      server = await startServer({ DATA_DIR: folder, DEMO_NOW: demoNow })
      expectOnce(await brandsOfTheLoad(await server.anonymous.signIn('brand.editor')))
    },
    30_000,
  )

  it('finds no brand without its line in the audit log, and no such line without its brand', async () => {
    await server.kill()
    const settings = { DATA_DIR: folder, DATABASE_URL: undefined, DATABASE_POOL: 1 }
    const { db, close } = await openDatabase(settings, (error) => expect.fail(error.message))
    const { rows } = await sql<{ brand: string | null; lines: number }>`
      select brand._id as brand, count(line._id) as lines
      from (select * from brand where name like 'Kill %') brand
      full join (select * from audit_log where entity = 'brand' and action = 'create') line on line.entity_id = brand._id
      group by brand._id`.execute(db)
    await close()
    console.log(
      `kill -9, seed ${seed}: ${cycles} crashes, ${acknowledged.size} brands acknowledged and found, ` +
        `${unanswered} writes cut off of which ${rows.length - acknowledged.size} had been stored whole`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(acknowledged.size)
    expect(rows.filter(({ brand, lines }) => brand === null || lines !== 1)).toEqual([])
  })
})

/** Several people who add brands without a pause, until the server is gone. */
function addBrands(editor: Client, cycle: number) {
  const acknowledged = new Map<string, string>()
  let sent = 0
  const add = async (): Promise<void> => {
    for (;;) {
      const name = `Kill ${seed} ${cycle}-${++sent}`
      const answer = await editor.create('/bdbrand', { name, category_id: 'BC1' }).catch(() => null)
      if (answer === null) return
      expect(answer).toMatchObject({ errcode: 0, data: { name } })
      acknowledged.set(name, answer.data._id)
    }
  }
  const over = Promise.all(Array.from({ length: writers }, add))
  return { acknowledged, unanswered: () => sent - acknowledged.size, over }
}

async function brandsOfTheLoad(editor: Client): Promise<{ _id: string; name: string }[]> {
  const { data, errcode } = await editor.list('/bdbrand', {
    cond: { name: { $like: `Kill ${seed} ` } },
    range: 'ALL',
  })
  expect(errcode).toBe(0)
  return data.list
}

function expectOnce(found: readonly { _id: string; name: string }[]): void {
  const idOf = new Map(found.map(({ _id, name }) => [name, _id]))
  expect(idOf.size).toBe(found.length)
  const lost = [...acknowledged].filter(([name, id]) => idOf.get(name) !== id)
  expect(lost).toEqual([])
}
