import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { ref, siteNumber, text } from '#contract/fields.ts'
import { resource } from '#contract/resource.ts'
import { resourceFaults } from '#contract/resourceFaults.ts'
import { resourcesOf } from '#server/app/plugins/resourcesOf.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { createAll, insert } from '#server/engine/create.ts'
import { oneByOne } from '#server/engine/hooks.ts'
import { transact } from '#server/engine/transact.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { shippedHalves } from '#tests/support/shippedHalves.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const visit = resource({
  name: 'visit',
  path: '/visit',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    visit_no: siteNumber(),
    guest: text({ required: true }),
  },
  can: { view: signedIn, create: signedIn, update: signedIn },
})

const visits = defineServerPlugin({
  id: 'visit',
  resources: [visit],
  hooks: {
    visit: {
      afterChange: oneByOne(async ({ db }, { before, after }) => {
        if (after?.guest === 'nobody') throw new Error('what follows fails')
        if (!before) await sql`insert into visit_badge values (${after?.visit_no})`.execute(db)
      }),
    },
  },
  migrations: {
    '0001_visit': `
      create table visit_badge (no text primary key);
      create table visit (
        _id text primary key, site text not null references site, visit_no text not null, guest text not null
      );
      create unique index unique__visit__visit_no on visit (visit_no);
      select add_common_columns('visit');`,
  },
})

let system: Context
const server = await serverForTests(undefined, undefined, {}, [visits])
const officer = await server.as('gz.officer')
beforeAll(async () => {
  const resources = resourcesOf([...shippedHalves, visits])
  system = await asSystem({ ...(await contextOf(server, officer)), resources })
})

/** The context at a moment, as a clock moved by hand would give it. */
const at = (moment: string): Context => ({ ...system, now: Date.parse(moment) / 1000 })
const add = async (context: Context, site: string, guest = 'Ann') =>
  (await transact(context, (inside) => insert(visit, inside, { site, guest })))['visit_no']
const numbersLike = async (prefix: string) =>
  (
    await sql<{ visit_no: string }>`
      select visit_no from visit where starts_with(visit_no, ${prefix}) order by length(visit_no), visit_no`.execute(
      server.database.db,
    )
  ).rows.map(({ visit_no }) => visit_no)

describe('the number of a record', () => {
  it('has the code of the site, the day there, and the next number of the day', async () => {
    const morning = at('2026-11-18T16:00:00Z')
    expect(await add(morning, '2')).toBe('GZ261119001')
    expect(await add(morning, '2')).toBe('GZ261119002')
    expect(await add(morning, '8')).toBe('SH261119001')
    expect(await add(at('2026-11-18T15:59:59Z'), '2')).toBe('GZ261118001')
    expect(await add(at('2026-11-19T15:59:59Z'), '2')).toBe('GZ261119003')
    expect(await add(at('2026-11-19T16:00:00Z'), '2')).toBe('GZ261120001')
  })

  it('is given to hooks, and to nobody twice, when 50 records are created at the same time', async () => {
    const prefix = `GZ${new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })
      .format(system.now * 1000)
      .slice(2)
      .replaceAll('-', '')}`
    const docs = Array.from({ length: 50 }, (_, n) => ({ site: '2', guest: `guest ${n}` }))
    const replies = await Promise.all(docs.map((doc) => officer.create('/visit', doc)))
    expect(replies.map(({ errcode }) => errcode)).toEqual(docs.map(() => 0))
    // The tours of the day before them found problems, which are counted, too.
    const { rows: before } = await sql<{ count: number }>`
      select coalesce(max(right(problem_no, 3)::int), 0) as count from tour_problem
      where starts_with(problem_no, ${prefix})`.execute(server.database.db)
    const first = (before[0]?.count ?? 0) + 1
    const expected = docs.map((_, n) => `${prefix}${String(first + n).padStart(3, '0')}`)
    expect(replies.map(({ data }) => data.visit_no).toSorted()).toEqual(expected)
    const { rows } = await sql<{ no: string }>`
      select no from visit_badge where starts_with(no, ${prefix}) order by no`.execute(server.database.db)
    expect(rows.map(({ no }) => no)).toEqual(expected)
  })

  it('is given to somebody else when its record is not stored after all', async () => {
    const day = at('2027-10-01T04:00:00Z')
    expect(await add(day, '2')).toBe('GZ271001001')
    const results = await Promise.allSettled([
      add(day, '2', 'nobody'),
      ...Array.from({ length: 8 }, () => add(day, '2')),
      add(day, '2', 'nobody'),
    ])
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2)
    expect(await numbersLike('GZ271001')).toEqual(Array.from({ length: 9 }, (_, n) => `GZ27100100${n + 1}`))
  })

  it('follows those of records that were there before, and grows beyond 999', async () => {
    const { db } = server.database
    await sql`
      insert into visit (_id, site, visit_no, guest) values
        ('old-1', '2', 'GZ271002998', 'Bob'), ('old-2', '2', 'GZ271002x', 'Bob'), ('old-3', '2', 'GZ27100', 'Bob')`.execute(
      db,
    )
    const day = at('2027-10-02T04:00:00Z')
    expect([await add(day, '2'), await add(day, '2'), await add(day, '2')]).toEqual([
      'GZ271002999',
      'GZ2710021000',
      'GZ2710021001',
    ])
  })

  it('follows the order of the rows when many are created at once, at several sites', async () => {
    const day = at('2027-10-03T04:00:00Z')
    const docs = ['2', '8', '2', '2', '8'].map((site, n) => ({ site, guest: `row ${n}` }))
    await createAll(visit, day, {}, docs)
    const { rows } = await sql`
      select guest, visit_no from visit where guest like 'row %' order by guest`.execute(server.database.db)
    expect(rows).toEqual([
      { guest: 'row 0', visit_no: 'GZ271003001' },
      { guest: 'row 1', visit_no: 'SH271003001' },
      { guest: 'row 2', visit_no: 'GZ271003002' },
      { guest: 'row 3', visit_no: 'GZ271003003' },
      { guest: 'row 4', visit_no: 'SH271003002' },
    ])
  })

  const shared = [...resourcesOf(shippedHalves).values()].flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, { numbered }]) => (numbered === '' ? [{ name, field }] : [])),
  )
  it.each(shared.map((one, index) => ({ ...one, day: `2027-12-${10 + index}` })))(
    'is not that of a $name of the same day',
    async ({ name, field, day }) => {
      const prefix = `GZ${day.slice(2).replaceAll('-', '')}`
      await sql`
        update ${sql.table(name)} set ${sql.ref(field)} = ${`${prefix}007`}
        where _id = (select min(_id) from ${sql.table(name)})`.execute(server.database.db)
      expect(await add(at(`${day}T04:00:00Z`), '2')).toBe(`${prefix}008`)
    },
  )

  // Only the embedded database undoes the steps of long work, such as an import, while others go on.
  it.runIf(testDatabase === 'pglite')(
    'is not taken twice when long work that took some is undone',
    async () => {
      const day = at('2027-10-04T04:00:00Z')
      const between: unknown[] = []
      const failing = server.database.inSteps(
        async (step) => {
          await step((db) => createAll(visit, { ...day, db }, {}, [{ site: '2', guest: 'undone' }]))
          between.push(await add(day, '2'))
          throw new Error('it fails')
        },
        () => Promise.reject(new Error('the end is not reached')),
      )
      await expect(failing).rejects.toThrow('it fails')
      expect(between).toEqual(['GZ271004002'])
      expect(await add(day, '2')).toBe('GZ271004003')
      expect(await numbersLike('GZ271004')).toEqual(['GZ271004002', 'GZ271004003'])
    },
  )

  it('cannot be written by anybody', async () => {
    const created = await officer.create('/visit', { site: '2', guest: 'Eve', visit_no: 'GZ000001' })
    expect(created).toMatchObject({ errcode: 4004, data: { fields: { visit_no: 'read_only' } } })
    const { data } = await officer.create('/visit', { site: '2', guest: 'Eve' })
    const changed = await officer.update('/visit', { _id: data._id }, { visit_no: 'GZ000001' })
    expect(changed).toMatchObject({ errcode: 4004, data: { fields: { visit_no: 'read_only' } } })
    const renamed = await officer.update('/visit', { _id: data._id }, { guest: 'Eva' })
    expect(renamed.data.visit_no).toBe(data.visit_no)
  })

  it('is a mistake in a contract without sites, and a second time in one record', () => {
    const fields = { a: siteNumber(), b: siteNumber() }
    expect(
      resourceFaults({ ...visit, fields: { ...visit.fields, ...fields } }).map(({ place }) => place),
    ).toEqual(['fields.a', 'fields.b'])
    expect(resourceFaults({ ...visit, scope: 'global' })).toEqual([
      { place: 'fields.visit_no', wrong: "a number of a site needs scope: 'site'." },
    ])
  })
})
