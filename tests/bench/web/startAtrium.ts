import { openDatabase } from '#server/db/database.ts'
import { readSettings } from '#server/base/settings.ts'
import { loadBrands } from '#tests/bench/loadBrands.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { startServer } from '#tests/support/serverProcess.ts'
import { storedSession } from '#tests/support/storedSession.ts'
import { newDatabase } from '#tests/support/testDatabase.ts'
import type { Subject } from './subject.ts'

/** Ours on the embedded database, as people start it, with so many brands. */
export async function startAtrium(rows: number): Promise<Subject & { storedFor: StoredFor }> {
  const { settings, remove } = await newDatabase('pglite')
  const database = await openDatabase(readSettings({ ...settings }), () => undefined)
  await loadBrands(database, rows)
  await database.close()
  const server = await startServer({ ...settings, DEMO_SCALE: 'test', DEMO_NOW: demoNow }, undefined, [])
  const storedFor: StoredFor = (username) => storedSession(server, username)
  return {
    name: 'Atrium',
    url: server.url,
    stored: await storedFor('admin'),
    storedFor,
    list: '/brandDB/brand',
    otherList: '/brandDB/company',
    recordOf: (list, id) => `${list}/${id}/show`,
    rows: '#content tbody tr[data-id]',
    picture: '.look-last tbody tr[data-id]',
    full: (count) => ({
      shows: `#content table[aria-rowcount="${count + 1}"] tbody tr[data-id]`,
      atLeast: 20,
    }),
    // What the console shows of a name is in the language of the user, which is Chinese here.
    sortField: 'name',
    record: '#content h1',
    stop: async () => {
      await server.stop()
      await remove()
    },
  }
}

type StoredFor = (username: string) => Promise<Subject['stored']>
