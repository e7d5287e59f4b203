import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function idsOf(username: string): Promise<string[]> {
  const client = await server.as(username)
  const { data } = await client.list('/menu', { range: 'ALL' })
  return data.list.map(({ _id }: { _id: string }) => _id)
}

describe('the menu', () => {
  it('has for nobody a group without entries that are theirs', async () => {
    // The only entry of m140 asks for a permission that no role has.
    expect(await idsOf('auditor')).not.toContain('m140')
    expect(await idsOf('admin')).toEqual(expect.arrayContaining(['m140', 'm140-1']))
  })

  it('has the groups above an entry on the third level', async () => {
    expect(await idsOf('gz.officer')).toEqual(
      expect.arrayContaining(['RM', 'RM-tourIssue', 'RM-tourIssue-issueList']),
    )
  })

  it('loses a group with its last entry, over all levels', async () => {
    const { db } = server.database
    await sql`update menu set is_active = false where _id in ('RM-tourIssue-issueList', 'RM-tourIssue-issueStatistics')`.execute(
      db,
    )
    const left = await idsOf('gz.officer')
    expect(left).not.toContain('RM-tourIssue')
    expect(left).toContain('RM')
    await sql`update menu set is_active = true where _id in ('RM-tourIssue-issueList', 'RM-tourIssue-issueStatistics')`.execute(
      db,
    )
  })

  it('is whole for whoever maintains it', async () => {
    const client = await server.as('admin')
    const { data } = await client.list('/menu', { range: 'ALL', manage: 1 })
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from menu where deleted_at is null`.execute(server.database.db)
    expect(data.total).toBe(rows[0]?.count)
  })
})
