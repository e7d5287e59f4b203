import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Rule } from '#contract/access.ts'
import { ref, text } from '#contract/fields.ts'
import type { LocalText } from '#contract/localText.ts'
import type { Permission } from '#contract/permission.ts'
import { resource } from '#contract/resource.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { halvesOn, startTestServer, type TestServer } from '#tests/support/testServer.ts'

// Codes that the compiler does not know.
const view = 'meter.view' as unknown as Rule & Permission
const name: LocalText = { zh_CN: '电表', zh_TW: '電錶', en_US: 'Meters' }
const permissions: Record<string, LocalText> = { 'meter.view': name }

const meter = resource({
  name: 'meter',
  path: '/meter',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    store_id: ref('store'),
    brand_id: ref('brand'),
    reader_id: ref('user'),
    label: text(),
  },
  can: { view },
})

const meters = defineServerPlugin({
  id: 'meter',
  permissions,
  resources: [meter],
  migrations: {
    '0001_meter': `
      create table meter (
        _id text primary key, site text not null references site, store_id text references store,
        brand_id text references brand, reader_id text references "user", label text
      );
      select add_common_columns('meter');`,
  },
  /** A meter in the first store of each site, read by the first person who works there and nowhere else. */
  demo: async ({ sites, stores, brands, people, grant }) => {
    grant('rm_officer', [view])
    grant('report_reader', [view])
    const rows = sites.map(({ _id: site, code }) => ({
      _id: `M-${code}`,
      site,
      store_id: stores.find((store) => store.site === site)?._id,
      brand_id: brands[0]?._id,
      reader_id: people.find(({ sites: own }) => own.length === 1 && own[0] === site)?._id,
      label: `${code} ${stores.filter((store) => store.site === site).length}`,
    }))
    return [{ table: 'meter', rows }]
  },
})

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(undefined, undefined, {}, [meters])
})
afterAll(() => server.stop())

const codesOf = async (role: string) =>
  (
    await sql<{ permissions: unknown }>`select permissions from role where code = ${role}`.execute(
      server.database.db,
    )
  ).rows[0]?.permissions

describe('the demo rows of an area', () => {
  it('refer to the sites, stores, brands and people of the demo operator', async () => {
    const { db } = server.database
    const { rows } = await sql<Record<string, unknown>>`
      select m.label, s.site = m.site as at_site, s.is_split or s.is_merge as is_past, b.status, u.username
      from meter m join store s on s._id = m.store_id join brand b on b._id = m.brand_id
        left join "user" u on u._id = m.reader_id
      where m.site = '2'`.execute(db)
    const { rows: counted } = await sql<{ n: number }>`
      select count(*) as n from store where site = '2' and not is_split and not is_merge and deleted_at is null`.execute(
      db,
    )
    expect(rows).toEqual([
      {
        label: `GZ ${counted[0]?.n}`,
        at_site: true,
        is_past: false,
        status: 'active',
        username: 'gz.manager',
      },
    ])
    const { rows: all } = await sql<{ n: number; sites: number }>`
      select count(*) as n, (select count(*) from site) as sites from meter`.execute(db)
    expect(all[0]?.n).toBe(all[0]?.sites)
  })

  it('come with the permissions that their roles need, also a role that had only one', async () => {
    const officer = await server.as('gz.officer')
    expect((await officer.list('/meter')).data.list.map(({ _id }: { _id: string }) => _id)).toEqual(['M-GZ'])
    expect((await (await server.as('brand.editor')).list('/meter')).errcode).toBe(4030)
    expect(await codesOf('report_reader')).toEqual(['report.view', 'meter.view'])
  })

  it('come once: what somebody revokes or removes later stays so', async () => {
    const { db } = server.database
    await sql`update role set permissions = permissions - 'meter.view' where code = 'rm_officer'`.execute(db)
    await sql`delete from meter where _id = 'M-GZ'`.execute(db)
    expect((await halvesOn(db, [meters])).problems).toEqual([])
    expect(await codesOf('rm_officer')).not.toContain('meter.view')
    expect((await sql`select from meter where _id = 'M-GZ'`.execute(db)).rows).toEqual([])
  })

  it('are left out with their area when they name a role that does not exist', async () => {
    const wrong = defineServerPlugin({
      ...meters,
      id: 'gauge',
      permissions: {},
      resources: [],
      migrations: {},
      demo: ({ grant }) => {
        grant('rm_oficer', [view])
        return []
      },
    })
    expect((await halvesOn(server.database.db, [meters, wrong])).problems).toEqual([
      {
        plugin: 'gauge',
        place: 'demo',
        sentence: 'its rows cannot be made: the demo operator has no role rm_oficer',
      },
    ])
  })
})
