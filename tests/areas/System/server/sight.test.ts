import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

const ids = new Map<string, string>()

const server = await serverForTests()
const admin = await server.as('admin')
beforeAll(async () => {
  const { rows } = await sql<{ _id: string; username: string }>`select _id, username from "user"`.execute(
    server.database.db,
  )
  for (const { _id, username } of rows) ids.set(username, _id)
})

const sightOf = (username: string, query: Record<string, string> = {}, who = admin) =>
  who.list(`/user/${ids.get(username)}/sight`, query)
const decision = (username: string, query: Record<string, string>) =>
  admin.list(`/user/${ids.get(username)}/decision`, query)

describe('what a person can see', () => {
  it('is the menu that they have at the site', async () => {
    const uris = async (name: string, site: string) =>
      (await sightOf(name, { site })).data.menu.map(({ uri }: { uri: string }) => uri)
    expect(await uris('gz.officer', '2')).toContain('/RM/tourIssue/issueList')
    expect(await uris('gz.officer', '2')).not.toContain('/brandDB/brand')
    expect(await uris('hk.manager', '9')).toContain('/RMHK/tourIssue/issueList')
    expect(await uris('hk.manager', '9')).not.toContain('/RM/tourIssue/issueList')
    expect(await uris('nomenu', '2')).toEqual([])
  })

  it.each([
    ['gz.officer', '2', 'tour_problem', '/TourProblem'],
    ['gz.officer', '2', 'notification', '/notification'],
    ['leasing.sh', '8', 'tenant_ship', '/TenantShip'],
    ['brand.editor', '2', 'brand', '/bdbrand'],
  ])('of %s at site %s counts the %s of their own list', async (name, site, noun, path) => {
    const own = await server.as(name)
    const { resources } = (await sightOf(name, { site })).data
    const counted = resources.find((one: { noun: string }) => one.noun === noun)
    const { data } = await own.list(path, { site, range: '0-0', cond: { _id: { $exists: true } } })
    expect(counted.rows).toBe(data.total)
    expect(data.total).toBeGreaterThan(0)
    expect(counted.can.view).not.toBe('no')
  })

  it("is asked for at their own sites, and for those who see every site at all that are also the caller's", async () => {
    const officer = (await sightOf('gz.officer', { site: '2' })).data
    const everywhere = (await sightOf('admin')).data
    const manager = await server.as('super')
    expect([officer.sites, everywhere.sites.length]).toEqual([['2'], 9])
    expect((await sightOf('admin', {}, manager)).data.sites).toEqual(everywhere.sites)
  })

  it('is nothing of what they may not view', async () => {
    const { resources } = (await sightOf('gz.officer', { site: '2' })).data
    const brand = resources.find((one: { noun: string }) => one.noun === 'brand')
    expect(brand).toMatchObject({ rows: null, can: { view: 'no', create: 'no' } })
  })

  it('changes with the roles of the person', async () => {
    const change = (mode: string) =>
      admin.create('/sys/users/changerole', {
        user_ids: [ids.get('nomenu')],
        role_ids: ['brand_editor'],
        mode,
      })
    await change('add')
    const brands = (await sightOf('nomenu', { site: '2' })).data.resources.find(
      (one: { noun: string }) => one.noun === 'brand',
    )
    expect(brands.can.view).toBe('yes')
    await change('remove')
    expect((await sightOf('nomenu', { site: '2' })).data.menu).toEqual([])
  })
})

describe('whoever asks what a person can see', () => {
  it('may view users, and sees only sites that both have', async () => {
    expect((await sightOf('gz.officer', {}, await server.as('gz.manager'))).errcode).toBe(4030)
    expect((await sightOf('gz.officer', { site: '8' })).errcode).toBe(4032)
    expect((await sightOf('left.staff')).errcode).toBe(1002)
    expect((await admin.list('/user/nobody/sight')).errcode).toBe(4040)
  })

  it('learns of all sites of both when none is named, and of no other', async () => {
    const viewer = { code: 't_viewer', name: 't', type: 'business', permissions: ['system.user.view'] }
    const { data: role } = await admin.create('/role', viewer)
    const change = { user_ids: [ids.get('trainee.brand')], role_ids: [role._id], mode: 'add' }
    await admin.create('/sys/users/changerole', change)
    const trainee = await server.as('trainee.brand')
    const rowsOf = ({ data }: Awaited<ReturnType<typeof sightOf>>) =>
      Object.fromEntries(data.resources.map((one: { noun: string; rows: number }) => [one.noun, one.rows]))
    const everywhere = rowsOf(await sightOf('super'))
    const here = rowsOf(await sightOf('super', { site: '2' }))
    const shared = await sightOf('super', {}, trainee)
    for (const noun of ['tour_problem', 'tenant_ship']) {
      expect(here[noun]).toBeGreaterThan(0)
      expect(everywhere[noun]).toBeGreaterThan(here[noun])
      expect(rowsOf(shared)[noun]).toBe(here[noun])
    }
    expect(rowsOf(shared)['site']).toBe(1)
    const uris = shared.data.menu.map(({ uri }: { uri: string }) => uri)
    expect(uris).toContain('/RM/tourIssue/issueList')
    expect(uris).not.toContain('/RMHK/tourIssue/issueList')
    expect((await sightOf('super', { site: '8' }, trainee)).errcode).toBe(4032)
  })

  it('is not told about a record that is out of their own sight', async () => {
    const query = { noun: 'brand', action: 'view', record: 'nothing' }
    expect((await decision('brand.editor', query)).errcode).toBe(4040)
    expect((await decision('brand.editor', { noun: 'constructor', action: 'view' })).errcode).toBe(4040)
    expect((await decision('brand.editor', { noun: 'brand', action: 'toString' })).errcode).toBe(4040)
  })
})

describe('the rule that decides', () => {
  it('names the permission, and the role that it comes from', async () => {
    const { data } = await decision('brand.editor', { noun: 'brand', action: 'view' })
    expect(data.answer).toBe('yes')
    const [part] = data.parts.filter((one: { kind: string }) => one.kind === 'permission')
    expect(part).toMatchObject({ answer: 'yes', decides: true, roles: ['品牌编辑'] })
  })

  it('names the part that is lacking', async () => {
    // Rents need the permission and the department; `brand.approver` has neither department nor permission.
    const { data } = await decision('brand.approver', { noun: 'tenant_rent', action: 'view', site: '2' })
    expect(data.answer).toBe('no')
    const lacking = data.parts.filter(
      (one: { depth: number; decides: boolean }) => one.depth > 0 && one.decides,
    )
    expect(lacking.map(({ kind }: { kind: string }) => kind)).toContain('department')
    expect(lacking.every(({ answer }: { answer: string }) => answer === 'no')).toBe(true)
  })

  it('is decided for a record, with what else hides it', async () => {
    const there = (await admin.list('/TourProblem', { site: '8', range: '0-0' })).data.list[0]
    const here = (await admin.list('/TourProblem', { site: '2', range: '0-0' })).data.list[0]
    const ask = async (record: string) =>
      (await decision('gz.manager', { noun: 'tour_problem', action: 'view', record })).data
    const passes = ({ filters }: { filters: { name: string; passes: boolean }[] }) =>
      Object.fromEntries(filters.map((one) => [one.name, one.passes]))
    expect(passes(await ask(there._id))).toMatchObject({ present: true, site: false })
    expect(passes(await ask(here._id))).toEqual({
      present: true,
      site: true,
      rule: true,
      scope: true,
      rows: true,
    })
  })

  it('agrees with the steps that the person is offered', async () => {
    const officer = await server.as('gz.officer')
    const { list } = (await officer.list('/TourProblem', { site: '2', range: '0-1' })).data
    for (const { _id } of list) {
      const open = (await officer.list(`/TourProblem/${_id}/steps`)).data
      for (const [action, state] of Object.entries(open)) {
        const { data } = await decision('gz.officer', { noun: 'tour_problem', action, record: _id })
        expect(data.answer === 'yes' && data.fault === null, `${action} of ${_id}`).toBe(state === true)
      }
    }
  })

  it('is no rule for the administrator, who passes all', async () => {
    const { data } = await decision('admin', { noun: 'brand', action: 'remove' })
    expect(data).toMatchObject({ answer: 'yes', is_admin: true })
  })
})

describe('a look at a change of roles', () => {
  it('says who gains and loses what, and changes nothing', async () => {
    const change = { user_ids: [ids.get('gz.officer')], role_ids: ['brand_approver'], mode: 'replace' }
    const { data } = await admin.create('/sys/users/changerole', { ...change, preview: true })
    const codes = (list: { code: string }[]) => list.map(({ code }) => code)
    expect(data.updated).toBe(1)
    expect(codes(data.list[0].gains)).toContain('branddb.audit.approve')
    expect(codes(data.list[0].losses)).toContain('rm.tour_issue.fix')
    const { data: after } = await admin.list('/user', { cond: { username: 'gz.officer' }, one: '1' })
    expect(after.roles).toEqual(['rm_officer'])
  })
})
