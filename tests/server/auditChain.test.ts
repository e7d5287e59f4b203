import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Db } from '#server/db/database.ts'
import { chainSealed, linkHash, sha256 } from '#server/services/audit/chainSealed.ts'
import { sealEarlier } from '#server/services/audit/sealEarlier.ts'
import { verifyChain, type Head } from '#server/services/audit/verifyChain.ts'
import type { Client } from '#tests/support/client.ts'
import { getFile } from '#tests/support/fileCalls.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

describe.each([testDatabase])('the chain of the audit log (%s)', (kind) => {
  let server: TestServer
  let db: Db
  let admin: Client
  beforeAll(async () => {
    server = await startTestServer(kind)
    db = server.database.db
    admin = await server.as('admin')
  })
  afterAll(() => server?.stop())

  const chainAll = async (on = db) => {
    while ((await chainSealed(on, 50)) > 0);
  }
  const verify = async (known?: Head) => {
    const faults: string[] = []
    const result = await verifyChain(db, (fault) => faults.push(fault), known)
    expect(result.faults).toBe(faults.length)
    return { ...result, said: faults }
  }
  const count = async () =>
    (await sql<{ n: number }>`select count(*) as n from audit_log`.execute(db)).rows[0]?.n
  const change = (website: string) => admin.update('/bdbrand', { _id: 'B123' }, { website })
  /** As somebody who owns the database and has read how the log protects itself. */
  const tamper = (statement: string) =>
    db.transaction().execute(async (inside) => {
      await sql`set local session_replication_role = replica`.execute(inside)
      await sql.raw(statement).execute(inside)
    })
  const ids = async () =>
    (await sql<{ entry_id: string }>`select entry_id from audit_chain order by seq`.execute(db)).rows.map(
      ({ entry_id }) => entry_id,
    )

  it('takes in the entries of an installation that had none, once', async () => {
    expect((await verify()).said.length).toBeGreaterThan(40)
    await sealEarlier(db)
    await chainAll()
    expect(await verify()).toMatchObject({ said: [], entries: await count() })
  })

  it('has every kind of entry that the console writes', async () => {
    await change('https://one.example.com')
    await getFile(server, admin, '/bd/brand/list/export')
    await admin.call('PUT', '/system/i18n/en_US', {}, { messages: { 'audit.chain': 'one' } })
    await admin.call('POST', '/sys/users/password', {}, { user_id: 'U009' })
    await admin.call('POST', '/signout')
    admin = await server.as('admin')
    const { rows } = await sql<{ kind: string }>`
      select distinct action || ' ' || entity as kind from audit_log join audit_seal on entry_id = _id`.execute(
      db,
    )
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual([
      'export brand',
      'password_reset user',
      'signin session',
      'signout session',
      'update brand',
      'update i18n_message',
    ])
    // Also before they are chained.
    expect((await verify()).said).toEqual([])
  })

  it('stays whole while people write and two servers chain', async () => {
    const other = kind === 'postgresql' ? await openDatabase(server.settings, () => undefined) : null
    try {
      await Promise.all([
        ...Array.from({ length: 20 }, (_, n) => change(`https://${n}.example.com`)),
        chainAll(),
        chainAll(other?.db),
      ])
      await Promise.all([chainAll(), chainAll(other?.db)])
    } finally {
      await other?.close()
    }
    expect(await verify()).toMatchObject({ said: [], entries: await count() })
  })

  it('is calculated as the documentation says', async () => {
    const { rows } = await sql<{ hash: string; text: string }>`
      select hash, jsonb_build_array(_id, at, user_id, ip, site, action, entity, entity_id, before, after, diff,
        request_id, step)::text as text from audit_chain join audit_log on _id = entry_id order by seq`.execute(
      db,
    )
    const hashes = rows.map(({ hash }) => hash)
    let before = ''
    expect(rows.map(({ text }) => (before = linkHash(before, sha256(text))))).toEqual(hashes)
  })

  it('names each entry that was changed, removed or inserted', async () => {
    const [first, second] = await ids()
    await tamper(`update audit_log set ip = '192.0.2.1' where _id = '${first}'`)
    await tamper(`delete from audit_log where _id = '${second}'`)
    await sql`insert into audit_log (_id, at, action, entity, entity_id) values ('forged', 1, 'update', 'brand', 'B1')`.execute(
      db,
    )
    expect((await verify()).said).toEqual([
      expect.stringMatching(`^Changed: the entry ${first} `),
      `Removed: the entry ${second}.`,
      expect.stringMatching(/^Inserted: the entry forged update brand B1 /),
    ])
  })

  it('names links that were changed or removed, and a chain without its end', async () => {
    const { head } = await verify()
    if (!head) throw new Error('The chain is empty.')
    const entries = await ids()
    await tamper(`update audit_chain set content = 'x' where seq = 5`)
    await tamper(`delete from audit_chain where seq in (7, 8)`)
    await tamper(`delete from audit_log where _id = '${entries.at(-1)}'`)
    await tamper(`delete from audit_chain where entry_id = '${entries.at(-1)}'`)
    const { said } = await verify(head)
    expect(said).toEqual(
      expect.arrayContaining([
        `Changed: the link 5 of the chain, to the entry ${entries[4]}, or the one before it.`,
        'Removed: the links 7 to 8 of the chain.',
        expect.stringMatching(`^Inserted: the entry ${entries[6]} `),
        expect.stringMatching(`^The chain has no link ${head.seq} `),
      ]),
    )
  })
})
