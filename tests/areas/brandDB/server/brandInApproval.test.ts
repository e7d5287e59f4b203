import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '#tests/support/client.ts'
import { applyChecked, checkFile } from '#tests/support/importFile.ts'
import counting from '#tests/support/sampleJobs.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** May change brands directly, and decides about requests. */
const server = await serverForTests(undefined, undefined, {}, [counting])
const editor = await server.as('brand.editor')
const approver = await server.as('brand.approver')
const admin = await server.as('admin')

const made = async (path: string, doc: object): Promise<string> => {
  const { data, errcode } = await admin.create(path, doc)
  expect(errcode).toBe(0)
  return data._id
}

/** What the brand in approval is and has. */
interface BrandState {
  brand: string
  standing: string
  company: string
  tag: string
  category: string
  level1: string
  level2: string
}
/** What its request wants it to have, and nothing else has. */
interface ProposedState extends Omit<BrandState, 'brand' | 'standing'> {}

let kept: BrandState
let proposed: ProposedState
let elsewhere: Pick<BrandState, 'category' | 'level1' | 'tag' | 'company'>
let audit_id: string
let run = 0

async function surroundings(): Promise<ProposedState> {
  const category = await made('/bdbrandcategory', { name: '类' })
  const level1 = await made('/bdlevel1classification', { name: '一', category_id: category })
  return {
    category,
    level1,
    level2: await made('/bdlevel2classification', { name: '二', level1_id: level1 }),
    tag: await made('/bdbrandtag', { name: '标' }),
    company: await made('/bdcompany', { name: `公司 ${(run += 1)}`, country: 'CN' }),
  }
}

beforeEach(async () => {
  const [own, wanted, other] = [await surroundings(), await surroundings(), await surroundings()]
  const brand = await made('/bdbrand', {
    name: '待批',
    code: `WAIT-${run}`,
    category_id: own.category,
    level1_id: own.level1,
    level2_id: own.level2,
    tag_ids: [own.tag],
  })
  const behind = { company_id: own.company, relation: 'owner' }
  const standing = await made('/bdbrandcompany', { brand_id: brand, ...behind })
  ;[kept, proposed, elsewhere] = [{ ...own, brand, standing }, wanted, other]
  const after = {
    category_id: wanted.category,
    level1_id: wanted.level1,
    level2_id: wanted.level2,
    tag_ids: [wanted.tag],
    companies: [{ company_id: wanted.company, relation: 'agency' }],
  }
  const { data } = await editor.create('/bdbrandaudit', { brand_id: brand, kind: 'update', after })
  audit_id = data._id
})

/** All that belongs to the brand, as it is stored. */
const stored = async () => {
  const { rows } = await sql`
    select to_jsonb(brand) as brand, (select jsonb_agg(to_jsonb(b)) from brand_company b where b.brand_id = brand._id) as behind
    from brand where _id = ${kept.brand}`.execute(server.database.db)
  return rows[0]
}

const id = (_id: string) => ({ _id })
const paths: readonly (readonly [string, () => Promise<Answer>])[] = [
  ['changing it', () => approver.update('/bdbrand', id(kept.brand), { name: '改' })],
  [
    'changing it among others',
    () => admin.update('/bdbrand', { category_id: kept.category }, { price_band: 3 }),
  ],
  ['removing it', () => admin.remove('/bdbrand', id(kept.brand))],
  ['asking for another change', () => editor.update('/bdbrand', id(kept.brand), { name: '改' })],
  [
    'adding a company',
    () =>
      approver.create('/bdbrandcompany', {
        brand_id: kept.brand,
        company_id: elsewhere.company,
        relation: 'owner',
      }),
  ],
  [
    'changing what a company is to it',
    () => approver.update('/bdbrandcompany', id(kept.standing), { relation: 'franchisee' }),
  ],
  ['taking a company away', () => approver.remove('/bdbrandcompany', id(kept.standing))],
  ['taking all companies away', () => approver.remove('/bdbrandcompany', { brand_id: kept.brand })],
  ['merging a tag of it', () => admin.update('/bdbrandtag', id(kept.tag), { merge_into: elsewhere.tag })],
  [
    'moving its first level',
    () => admin.update('/bdlevel1classification', id(kept.level1), { category_id: elsewhere.category }),
  ],
  [
    'moving its second level',
    () => admin.update('/bdlevel2classification', id(kept.level2), { level1_id: elsewhere.level1 }),
  ],
  ['removing a proposed tag', () => admin.remove('/bdbrandtag', id(proposed.tag))],
  [
    'merging a proposed tag',
    () => admin.update('/bdbrandtag', id(proposed.tag), { merge_into: elsewhere.tag }),
  ],
  ['removing a proposed second level', () => admin.remove('/bdlevel2classification', id(proposed.level2))],
  [
    'moving a proposed second level',
    () => admin.update('/bdlevel2classification', id(proposed.level2), { level1_id: elsewhere.level1 }),
  ],
  [
    'moving a proposed first level',
    () => admin.update('/bdlevel1classification', id(proposed.level1), { category_id: elsewhere.category }),
  ],
  ['removing a proposed company', () => admin.remove('/bdcompany', id(proposed.company))],
]

describe('while a request waits, a brand and what the request names stay as they are', () => {
  it.each(paths)('%s is refused with the request, also to the administrator', async (_, attempt) => {
    const before = await stored()
    expect(await attempt()).toMatchObject({ errcode: 4094, data: { audit_id } })
    expect(await stored()).toEqual(before)
  })

  it.each(paths.filter(([name]) => !/removing it|proposed/.test(name)))(
    '%s is possible once it is withdrawn',
    async (_, attempt) => {
      await editor.update('/bdbrandaudit', id(audit_id), { action: 'withdraw' })
      expect((await attempt()).errcode).toBe(0)
    },
  )

  it('the request can be approved after all these attempts, and makes the whole change', async () => {
    for (const [, attempt] of paths) await attempt()
    const { errcode } = await approver.update('/bdbrandaudit', id(audit_id), { action: 'approve' })
    expect(errcode).toBe(0)
    expect((await admin.call('GET', `/bdbrand/${kept.brand}`)).data).toMatchObject({
      category_id: proposed.category,
      level2_id: proposed.level2,
      tag_ids: [proposed.tag],
      audit_status: 'none',
    })
    const { data } = await admin.list('/bdbrandcompany', { cond: { brand_id: kept.brand } })
    expect(data.list.map(({ company_id }: { company_id: string }) => company_id)).toEqual([proposed.company])
  })

  it('a file finds the row wrong when it is checked, and changes nothing when it is applied', async () => {
    const { code } = (await admin.call('GET', `/bdbrand/${kept.brand}`)).data
    const file = `品牌编号,价格带\n${code},5\n`
    const checked = await checkFile(server, admin, file, { mode: 'update' })
    expect(checked).toMatchObject({
      wrong: 1,
      errors: [{ row: 2, field: '', message: 'audit.in_progress' }],
    })
    await editor.update('/bdbrandaudit', id(audit_id), { action: 'withdraw' })
    const good = await checkFile(server, admin, file, { mode: 'update' })
    expect(good).toMatchObject({ wrong: 0, to_change: 1 })
    const again = await editor.update('/bdbrand', id(kept.brand), { name: '改' })
    expect(again.data.audit_status).toBe('audit_inprogress')
    const before = await stored()
    await applyChecked(admin, good._id)
    expect(await stored()).toEqual(before)
  })
})

describe('what does not touch the brand is done as ever', () => {
  it('renaming its tag, its company and its category, and a company of another brand', async () => {
    const answers = [
      await admin.update('/bdbrandtag', id(kept.tag), { name: '新' }),
      await admin.update('/bdcompany', id(proposed.company), { short_name: '新' }),
      await admin.update('/bdbrandcategory', id(proposed.category), { name: '新' }),
      await admin.create('/bdbrandcompany', {
        brand_id: 'B1',
        company_id: elsewhere.company,
        relation: 'agency',
      }),
      await admin.update('/bdbrand', id(kept.brand), { name: '待批' }),
    ]
    expect(answers.map(({ errcode }) => errcode)).toEqual([0, 0, 0, 0, 0])
  })
})

it('a request and a change of a company that come at once: the request is about what there is then', async () => {
  await editor.update('/bdbrandaudit', id(audit_id), { action: 'withdraw' })
  let region: string | null = null
  for (let round = 0; round < 10; round += 1) {
    const after = { companies: [{ company_id: elsewhere.company, relation: 'agency' }] }
    const [request, standing] = await Promise.all([
      editor.create('/bdbrandaudit', { brand_id: kept.brand, kind: 'update', after }),
      approver.update('/bdbrandcompany', id(kept.standing), { region: `区${round}` }),
    ])
    expect([0, 4094]).toContain(standing.errcode)
    if (standing.errcode === 0) region = `区${round}`
    expect(request.data.before.companies).toEqual([{ company_id: kept.company, relation: 'owner', region }])
    await editor.update('/bdbrandaudit', id(request.data._id), { action: 'withdraw' })
  }
})
