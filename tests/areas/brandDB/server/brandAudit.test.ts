import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Client } from '#tests/support/client.ts'
import { getFile, sendFile } from '#tests/support/fileCalls.ts'
import { setParam } from '#tests/support/setParam.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const path = '/bdbrandaudit'
// A picture of one pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let editor: Client
let trainee: Client
let approver: Client
let second: Client
let outsider: Client
let admin: Client
const server = await serverForTests()
beforeAll(async () => {
  const roles = (name: string, department: string) =>
    sql`
    update "user" set roles = '{brand_approver}', department = ${[department]}::text[]
    where username = ${name}`.execute(server.database.db)
  await roles('leasing.head', '62')
  await roles('finance.analyst', '66')
  ;[editor, trainee, approver, second, outsider, admin] = await Promise.all(
    ['brand.editor', 'trainee.brand', 'brand.approver', 'leasing.head', 'finance.analyst', 'admin'].map(
      (name) => server.as(name),
    ) as [
      Promise<Client>,
      Promise<Client>,
      Promise<Client>,
      Promise<Client>,
      Promise<Client>,
      Promise<Client>,
    ],
  )
})

let id: string
beforeEach(async () => {
  await setParam(server, 'brand.audit_levels', 1)
  const category_id = (await admin.list('/bdbrandcategory', { range: '0-0' })).data.list[0]._id
  const made = await admin.create('/bdbrand', {
    name: '待改',
    name_en: 'Before',
    target_group: '家庭',
    category_id,
  })
  id = made.data._id
  await sql`delete from notification`.execute(server.database.db)
})

const brandNow = async (who = admin) => (await who.call('GET', `/bdbrand/${id}`)).data
const save = (who: Client, doc: object) => who.update('/bdbrand', { _id: id }, doc)
const ask = async (doc: object, who = editor): Promise<string> => (await save(who, doc)).data.audit_id
const request = (who: Client, doc: object) => who.create(path, { brand_id: id, kind: 'update', ...doc })
const step = (who: Client, audit: string, action: string, more: object = {}): Promise<Answer> =>
  who.update(path, { _id: audit }, { action, ...(action === 'reject' ? { comment: '请核对' } : {}), ...more })
const inProgress = async (who: Client) => (await who.call('GET', `/bd/brand/audit_inprogress/${id}`)).data
const told = async () =>
  (
    await sql<{ username: string; type: string; title_key: string; params: object; link: string }>`
      select username, type, title_key, params, link from notification join "user" u on u._id = user_id
      order by notification.created_at, username`.execute(server.database.db)
  ).rows
const audits = async (): Promise<number> =>
  (await admin.list(path, { cond: { brand_id: id }, range: '0-0' })).data.total

/** Does something while brand editors lack a right. */
async function withoutRight(right: string, work: () => Promise<void>): Promise<void> {
  const { db } = server.database
  const heard = () => sql`update access_version set n = n + 1`.execute(db)
  await sql`update role set permissions = permissions - ${right}::text where code = 'brand_editor'`.execute(
    db,
  )
  await heard()
  try {
    await work()
  } finally {
    await sql`
      update role set permissions = permissions || to_jsonb(${right}::text) where code = 'brand_editor'`.execute(
      db,
    )
    await heard()
  }
}

describe('an editor’s change of a brand', () => {
  it('waits for approval: the brand stays, and says so', async () => {
    const { data, errcode } = await save(editor, { name: '改后', target_group: '家庭' })
    expect([errcode, data]).toEqual([0, { audit_id: expect.any(String), audit_status: 'audit_inprogress' }])
    const now = await brandNow()
    expect(now).toMatchObject({ name: '待改', audit_status: 'audit_inprogress', rev: 1 })
    expect((await inProgress(editor)).audit).toMatchObject({
      kind: 'update',
      before: { name: '待改' },
      after: { name: '改后' },
      diff: [{ field: 'name', from: '待改', to: '改后' }],
      base_rev: 1,
      source: 'pc',
      level_required: 1,
    })
    const { data: log } = await admin.list('/auditlog', { cond: { entity_id: id }, sort: { at: -1 } })
    expect(log.list.map(({ diff }: { diff: object | null }) => diff)).toContainEqual({
      audit_status: { from: 'none', to: 'audit_inprogress' },
    })
  })

  it('keeps everybody else from changing it until it is decided', async () => {
    const audit_id = await ask({ name: '改后' })
    for (const who of [trainee, approver, admin, editor]) {
      const { data, errcode } = await save(who, { name: '又改' })
      expect([errcode, data]).toEqual([4094, { audit_id }])
      expect((await request(who, { after: { name: '又改' } })).errcode).toBe(4094)
    }
    await step(editor, audit_id, 'withdraw')
    expect((await save(approver, { name: '又改' })).data).toMatchObject({
      name: '又改',
      audit_status: 'none',
    })
  })

  it('is one of twenty at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2
          ? save(n % 4 === 1 ? editor : trainee, { name: `第${n}` })
          : request(editor, { after: { name: `第${n}` } }),
      ),
    )
    const codes = answers.map(({ errcode }) => errcode)
    expect([codes.filter((code) => code === 0).length, codes.filter((code) => code === 4094).length]).toEqual(
      [1, 19],
    )
    expect(await audits()).toBe(1)
  })

  it.each([
    [{ name: '' }, { name: 'required' }],
    [{ founded_year: 2099 }, { founded_year: 'future' }],
    [{ category_id: 'none' }, { category_id: 'reference' }],
    [{ level1_id: 'none' }, { level1_id: 'reference' }],
    [{ logo: `up-${'0'.repeat(26)}` }, { logo: 'reference' }],
    [{ code: 'NEW-1' }, { code: 'read_only' }],
    [{ store_count: 3 }, { store_count: 'read_only' }],
  ])('with %j is refused at its fields, and nothing is left behind', async (doc, fields) => {
    expect(await save(editor, doc)).toMatchObject({ errcode: 4004, data: { fields } })
    const named = Object.fromEntries(Object.entries(fields).map(([name, key]) => [`after.${name}`, key]))
    expect(await request(editor, { after: doc })).toMatchObject({ errcode: 4004, data: { fields: named } })
    expect([await audits(), (await brandNow()).audit_status]).toEqual([0, 'none'])
  })

  it('that changes nothing is no request', async () => {
    expect((await save(editor, { name: '待改' })).data).toMatchObject({ _id: id, audit_status: 'none' })
    expect(await request(editor, { after: { name: '待改' } })).toMatchObject({
      errcode: 4004,
      data: { fields: { after: 'unchanged' } },
    })
  })

  it('over a brand that is newer by now is refused with that', async () => {
    await save(admin, { target_group: '学生' })
    expect(await save(editor, { name: '改后', rev: 1 })).toMatchObject({
      errcode: 4092,
      data: { current: { rev: 2 } },
    })
    expect(await request(editor, { after: { name: '改后' }, base_rev: 1 })).toMatchObject({
      errcode: 4092,
      data: { current: { rev: 2 } },
    })
  })

  it('for someone who may change directly is made at once, unless they ask for approval', async () => {
    expect((await save(approver, { name: '直改' })).data).toMatchObject({ name: '直改', rev: 2 })
    const { data } = await request(approver, { after: { name: '再改' }, source: 'mobile' })
    expect(data).toMatchObject({ status: 'audit_inprogress', source: 'mobile', base_rev: 2 })
  })
})

describe('an approver', () => {
  it('approves: the brand is changed once, as if saved now, and is free again', async () => {
    const audit = await ask({ name: '改后', name_en: 'After' })
    const { data, errcode } = await step(approver, audit, 'approve', { comment: '好' })
    expect([errcode, data.status, data.level_done]).toEqual([0, 'approved', 1])
    expect(data.decisions).toMatchObject([{ level: 1, result: 'approved', comment: '好' }])
    expect(await brandNow()).toMatchObject({ name: '改后', name_en: 'After', rev: 2, audit_status: 'none' })
    expect(await inProgress(editor)).toEqual({ audit: null, can_decide: false, can_withdraw: false })
    // Found by the new name, which means that it was spelled.
    expect((await editor.list('/bdbrand', { cond: { $q: 'gaihou', _id: id } })).data.total).toBe(1)
    const { data: history } = await editor.call('GET', `/bdbrand/${id}/history`)
    expect(history.list[0].diff).toMatchObject({ name: { from: '待改', to: '改后' } })
  })

  it('rejects with a reason; the author hands it in again with other values', async () => {
    const audit = await ask({ name: '改后' })
    expect(await step(approver, audit, 'reject', { comment: ' ' })).toMatchObject({
      errcode: 4004,
      data: { fields: { comment: 'required' } },
    })
    expect((await step(approver, audit, 'reject')).data).toMatchObject({ status: 'rejected' })
    expect((await brandNow()).audit_status).toBe('none')
    const again = await step(editor, audit, 'resubmit', { after: { name: '更好' }, comment: '已改' })
    expect(again.data).toMatchObject({ status: 'audit_inprogress', after: { name: '更好' }, level_done: 0 })
    expect((await brandNow()).audit_status).toBe('audit_inprogress')
    await step(approver, audit, 'approve')
    expect((await brandNow()).name).toBe('更好')
  })

  it('is told what waits and the author what became of it, each in the own language', async () => {
    const audit = await ask({ target_group: '学生' })
    const link = `/brandDB/brandAudit/${audit}`
    const submitted = { type: 'brand_audit.submitted', title_key: 'atrium.brand_audit.told.submitted', link }
    expect(await told()).toEqual([
      { username: 'brand.approver', ...submitted, params: { brand: 'Before' } },
      { username: 'leasing.head', ...submitted, params: { brand: 'Before' } },
    ])
    await sql`delete from notification`.execute(server.database.db)
    await step(approver, audit, 'reject')
    expect(await told()).toMatchObject([
      { username: 'brand.editor', type: 'brand_audit.rejected', params: { brand: '待改' }, link },
    ])
  })

  it('who asks for a change hears nothing of it, and cannot decide', async () => {
    const { data } = await request(approver, { after: { name: '自己的' } })
    expect((await told()).map(({ username }) => username)).toEqual(['leasing.head'])
    for (const action of ['approve', 'reject'])
      expect((await step(approver, data._id, action)).errcode).toBe(4035)
    expect(await inProgress(approver)).toMatchObject({ can_decide: false, can_withdraw: true })
    expect(await inProgress(second)).toMatchObject({ can_decide: true, can_withdraw: false })
    expect((await step(second, data._id, 'approve')).errcode).toBe(0)
  })

  it('of another department has no say, nor has whoever lacks the right', async () => {
    const audit = await ask({ name: '改后' })
    for (const action of ['approve', 'reject']) {
      expect((await step(outsider, audit, action)).errcode).toBe(4031)
      expect((await step(trainee, audit, action)).errcode).toBe(4030)
      expect((await step(editor, audit, action)).errcode).toBe(4030)
    }
    expect(await inProgress(outsider)).toMatchObject({ can_decide: false, can_withdraw: false })
    expect((await step(admin, audit, 'approve')).errcode).toBe(0)
  })
})

describe('each step is taken', () => {
  const own = ['withdraw', 'submit', 'resubmit']
  const open: Record<string, string[]> = {
    draft: ['submit', 'withdraw'],
    audit_inprogress: ['approve', 'reject', 'withdraw'],
    approved: [],
    rejected: ['resubmit'],
    withdrawn: [],
  }
  const into = async (state: string): Promise<string> => {
    const { data } = await request(editor, {
      after: { name: '改后' },
      ...(state === 'draft' ? { status: state } : {}),
    })
    const by: Record<string, [Client, string]> = {
      approved: [approver, 'approve'],
      rejected: [approver, 'reject'],
      withdrawn: [editor, 'withdraw'],
    }
    const [who, action] = by[state] ?? []
    if (who && action) await step(who, data._id, action)
    return data._id
  }
  const cases = Object.keys(open).flatMap((state) =>
    ['approve', 'reject', ...own].map((action) => [action, state] as const),
  )

  it.each(cases)(
    '%s, of a request that is %s, by whom it belongs to and where its state leaves it open',
    async (action, state) => {
      const audit = await into(state)
      const isOwn = own.includes(action)
      const strangerSees = isOwn ? (await step(trainee, audit, action)).errcode : 0
      // Another's draft is as absent as one that never was.
      expect(strangerSees).toBe(!isOwn ? 0 : state === 'draft' ? 4040 : 4030)
      const { errcode, data } = await step(isOwn ? editor : approver, audit, action)
      const isAbsent = state === 'draft' && !isOwn
      const isOpen = open[state]?.includes(action)
      expect(errcode).toBe(isAbsent ? 4040 : isOpen ? 0 : 4091)
      const told = errcode === 4091 ? [data.from, data.allowed.length] : [state, open[state]?.length]
      expect(told).toEqual([state, open[state]?.length])
    },
  )
})

describe('a draft', () => {
  it('is its author’s alone, does not hold the brand, and is handed in', async () => {
    const { data } = await request(editor, { after: { name: '草稿' }, status: 'draft' })
    expect([data.status, data.submitted_at, (await brandNow()).audit_status]).toEqual(['draft', null, 'none'])
    expect(await told()).toEqual([])
    expect((await approver.call('GET', `${path}/${data._id}`)).errcode).toBe(4040)
    const written = await editor.update(path, { _id: data._id }, { after: { name: '草稿二' } })
    expect(written.data).toMatchObject({ after: { name: '草稿二' }, status: 'draft' })
    expect((await step(editor, data._id, 'submit')).data).toMatchObject({ status: 'audit_inprogress' })
    expect((await editor.update(path, { _id: data._id }, { after: { name: 'x' } })).errcode).toBe(4091)
    expect((await approver.update(path, { _id: data._id }, { after: { name: 'x' } })).errcode).toBe(4030)
  })

  it('cannot be handed in while another request waits', async () => {
    const { data } = await request(editor, { after: { name: '草稿' }, status: 'draft' })
    const audit_id = await ask({ name: '改后' }, trainee)
    expect(await step(editor, data._id, 'submit')).toMatchObject({ errcode: 4094, data: { audit_id } })
  })

  it('is not begun as anything else', async () => {
    for (const status of ['approved', 'rejected', 'withdrawn'])
      expect((await request(editor, { after: { name: 'x' }, status })).errcode).toBe(4004)
  })
})

describe('a brand that changed since it was asked for', () => {
  it('is compared in three ways, and overwritten only by who saw it', async () => {
    const audit = await ask({ name: '改后', target_group: '学生' })
    await step(approver, audit, 'reject')
    await save(approver, { name: '他改' })
    await step(editor, audit, 'resubmit')
    const { errcode, data } = await step(approver, audit, 'approve')
    expect([errcode, data.fields, data.base.name, data.current.name, data.proposed.name]).toEqual([
      4092,
      ['name'],
      '待改',
      '他改',
      '改后',
    ])
    expect((await step(approver, audit, 'approve', { brand_rev: data.current.rev - 1 })).errcode).toBe(4092)
    expect((await brandNow()).name).toBe('他改')
    expect((await step(approver, audit, 'approve', { brand_rev: data.current.rev })).errcode).toBe(0)
    expect(await brandNow()).toMatchObject({ name: '改后', target_group: '学生', audit_status: 'none' })
  })

  it('keeps what nobody else asked to change', async () => {
    const audit = await ask({ name: '改后' })
    await step(approver, audit, 'reject')
    await save(approver, { target_group: '学生' })
    await step(editor, audit, 'resubmit')
    expect((await step(approver, audit, 'approve')).errcode).toBe(0)
    expect(await brandNow()).toMatchObject({ name: '改后', target_group: '学生' })
  })

  it('in a way that the change cannot be made leaves everything as it was', async () => {
    const category = await admin.create('/bdbrandcategory', { name: '将去' })
    expect(category.errcode).toBe(0)
    const audit = await ask({ name: '改后', category_id: category.data._id })
    await sql`update brand_category set deleted_at = 1 where _id = ${category.data._id}`.execute(
      server.database.db,
    )
    expect(await step(approver, audit, 'approve')).toMatchObject({
      errcode: 4004,
      data: { fields: { 'after.category_id': 'reference' } },
    })
    expect(await brandNow()).toMatchObject({ name: '待改', rev: 1, audit_status: 'audit_inprogress' })
    expect((await inProgress(admin)).audit).toMatchObject({ status: 'audit_inprogress', decisions: [] })
    expect((await told()).filter(({ type }) => type === 'brand_audit.approved')).toEqual([])
  })
})

describe('where the operator wants two people', () => {
  beforeEach(() => setParam(server, 'brand.audit_levels', 2))

  it.each([
    [{ name: '改后' }, 2],
    [{ name_en: 'After' }, 2],
    [{ status: 'blacklisted' }, 2],
    [{ status: 'active' }, 1],
    [{ target_group: '学生' }, 1],
  ])('%j asks for %i', async (after, levels) => {
    expect((await request(editor, { after })).data.level_required).toBe(levels)
  })

  it('the second is another one, and only then is the change made', async () => {
    const audit = await ask({ name: '改后' })
    const first = await step(approver, audit, 'approve')
    expect(first.data).toMatchObject({ status: 'audit_inprogress', level_done: 1 })
    expect((await brandNow()).name).toBe('待改')
    const reminded = (await told()).filter(({ type }) => type === 'brand_audit.second')
    expect(reminded.map(({ username }) => username)).toEqual(['leasing.head'])
    expect((await step(approver, audit, 'approve')).errcode).toBe(4035)
    expect(await inProgress(approver)).toMatchObject({ can_decide: false })
    expect((await step(second, audit, 'approve')).data).toMatchObject({ status: 'approved', level_done: 2 })
    expect((await brandNow()).name).toBe('改后')
  })

  it('the companies behind a brand are set as a whole', async () => {
    const companies = (await admin.list('/bdcompany', { range: '0-1' })).data.list
    const [one, other] = companies.map(({ _id }: { _id: string }) => ({
      company_id: _id,
      relation: 'owner',
      region: null,
    }))
    await admin.create('/bdbrandcompany', { ...one, brand_id: id })
    const { data } = await request(editor, { after: { companies: [other] } })
    expect([data.level_required, data.diff]).toEqual([2, [{ field: 'companies', from: [one], to: [other] }]])
    await step(approver, data._id, 'approve')
    expect(await step(second, data._id, 'approve')).toMatchObject({ errcode: 0 })
    const { data: now } = await admin.list('/bdbrandcompany', { cond: { brand_id: id } })
    expect(now.list.map(({ company_id }: { company_id: string }) => company_id)).toEqual([other.company_id])
    expect(
      await request(editor, { after: { companies: [{ company_id: 'none', relation: 'owner' }] } }),
    ).toMatchObject({
      errcode: 4004,
      data: { fields: { 'after.companies': 'reference' } },
    })
  })
})

describe('a request', () => {
  it('adds a brand once it is approved', async () => {
    const { category_id } = await brandNow()
    const { data } = await editor.create(path, { kind: 'create', after: { name: '新来', category_id } })
    expect(data).toMatchObject({ brand_id: null, before: null, status: 'audit_inprogress' })
    const done = await step(approver, data._id, 'approve')
    expect(done.errcode).toBe(0)
    const made = await admin.call('GET', `/bdbrand/${done.data.brand_id}`)
    expect(made.data).toMatchObject({ name: '新来', status: 'prospect', rev: 1 })
    expect(await editor.create(path, { kind: 'create', after: { name: '无类' } })).toMatchObject({
      errcode: 4004,
      data: { fields: { 'after.category_id': 'required' } },
    })
    expect((await editor.create(path, { kind: 'create', brand_id: id, after: {} })).errcode).toBe(4004)
  })

  it('adds a brand with its companies for somebody who may not add one directly', async () => {
    const { category_id } = await brandNow()
    const { _id: company_id } = (await admin.list('/bdcompany', { range: '0-0' })).data.list[0]
    const companies = [{ company_id, relation: 'agency', region: '华南' }]
    await withoutRight('branddb.brand.create', async () => {
      const doc = { name: '代为新增', category_id }
      expect((await trainee.create('/bdbrand', doc)).errcode).toBe(4030)
      const asked = await trainee.create(path, { kind: 'create', after: { ...doc, companies } })
      expect(asked.errcode).toBe(0)
      const done = await step(approver, asked.data._id, 'approve')
      const { list } = (await admin.list('/bdbrandcompany', { cond: { brand_id: done.data.brand_id } })).data
      expect(list).toMatchObject(companies)
    })
  })

  it('ends a brand once it is approved, and does nothing beside', async () => {
    const end = (after: object) => editor.create(path, { kind: 'deactivate', brand_id: id, after })
    expect((await end({ name: 'x' })).data.fields).toEqual({ 'after.name': 'read_only' })
    const { data } = await end({})
    expect(data.after).toEqual({ status: 'inactive' })
    await step(approver, data._id, 'approve')
    expect((await brandNow()).status).toBe('inactive')
  })

  it('brings its pictures: the approvers see them, and then they are the brand’s', async () => {
    const { data: logo } = await sendFile(server, editor, new Uint8Array(png), { biz_type: 'brand' })
    expect((await getFile(server, approver, `/file/${logo.uid}`)).errcode).not.toBe(0)
    const audit = await ask({ logo: logo.uid })
    expect((await getFile(server, approver, `/file/${logo.uid}`)).errcode).toBe(0)
    expect((await step(approver, audit, 'approve')).errcode).toBe(0)
    expect((await brandNow()).logo).toBe(logo.uid)
    const leasing = await server.as('leasing.sh')
    expect((await getFile(server, leasing, `/file/${logo.uid}`)).errcode).toBe(0)
    // The next change leaves it where it is.
    expect(
      (await request(editor, { after: { name: '改后', logo: logo.uid, photos: [logo.uid] } })).errcode,
    ).toBe(0)
  })

  it('is seen by who may see requests; its author sees the own one in any case', async () => {
    const audit = await ask({ name: '改后' }, trainee)
    await withoutRight('branddb.audit.view', async () => {
      expect((await trainee.list(path)).data.list.map(({ _id }: { _id: string }) => _id)).toContain(audit)
      expect((await editor.call('GET', `${path}/${audit}`)).errcode).toBe(4040)
      expect((await inProgress(editor)).audit).toMatchObject({ _id: audit, after: {}, diff: [] })
      expect((await inProgress(trainee)).audit).toMatchObject({ after: { name: '改后' } })
    })
  })

  it('keeps its pictures while it is rejected, and takes no one else’s', async () => {
    const mine = (await sendFile(server, editor, new Uint8Array(png), { biz_type: 'brand' })).data.uid
    const other = (await sendFile(server, trainee, new Uint8Array(png), { biz_type: 'brand' })).data.uid
    expect((await request(editor, { after: { photos: [mine, other] } })).data.fields).toEqual({
      'after.photos': 'reference',
    })
    const audit = await ask({ photos: [mine] })
    await step(approver, audit, 'reject')
    const again = await step(editor, audit, 'resubmit', { after: { photos: [mine], name: '改后' } })
    expect(again.errcode).toBe(0)
    expect((await step(approver, audit, 'approve')).errcode).toBe(0)
    expect(await brandNow()).toMatchObject({ photos: [mine], name: '改后' })
  })

  it('is made for each of several brands that an editor changes at once', async () => {
    const { category_id } = await brandNow()
    const { data: two } = await admin.create('/bdbrand', { name: '另一个', category_id })
    const ids = [id, two._id]
    const { data } = await editor.update('/bdbrand', { _id: { $in: ids } }, { target_group: '学生' })
    expect(data.list.map(({ audit_status }: { audit_status: string }) => audit_status)).toEqual([
      'audit_inprogress',
      'audit_inprogress',
    ])
    const { data: made } = await editor.list(path, { cond: { brand_id: { $in: ids } } })
    expect(made.total).toBe(2)
  })

  it('is found by every name of its brand, and one for a new brand by the proposed names', async () => {
    const audit = await ask({ target_group: '学生' })
    const { category_id } = await brandNow()
    const after = { name: '全新品牌', name_en: 'Brand new', category_id }
    const made = await editor.create(path, { kind: 'create', after })
    const found = async (q: string) =>
      (await approver.list(path, { cond: { $q: q } })).data.list.map(({ _id }: { _id: string }) => _id)
    expect(await found('待改')).toContain(audit)
    expect(await found('befo')).toContain(audit)
    expect(await found('brand new')).toEqual([made.data._id])
    expect(await found('no such name')).toEqual([])
  })

  it('for a brand that there is not is refused', async () => {
    expect((await editor.call('GET', '/bd/brand/audit_inprogress/none')).errcode).toBe(4040)
    expect((await request(editor, { brand_id: 'none', after: { name: 'x' } })).data.fields).toEqual({
      brand_id: 'reference',
    })
    expect((await editor.create(path, { kind: 'update', after: { name: 'x' } })).data.fields).toEqual({
      brand_id: 'required',
    })
  })

  it('the seeded ones that wait can be decided', async () => {
    const { data } = await approver.list(path, {
      cond: { status: 'audit_inprogress', _id: { $like: 'BA-' } },
      range: '0-9',
    })
    expect(data.list.length).toBeGreaterThan(0)
    for (const { _id } of data.list)
      expect(await step(approver, _id, 'approve')).toMatchObject({ errcode: 0 })
  })
})
