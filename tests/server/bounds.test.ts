import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { contract } from '#tools/contract.ts'
import { takenBody } from '#tests/support/takenBody.ts'
import { batchCall } from '#contract/batchCall.ts'
import type { Field } from '#contract/field.ts'
import type { Resource } from '#contract/resource.ts'
import { windowOf } from '#contract/window.ts'
import type { Answer } from '#tests/support/client.ts'
import { applyChecked, checkFile, downloadedRows } from '#tests/support/importFile.ts'
import { schemaParts } from '#tests/support/schemaParts.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

type Row = Record<string, unknown>

const server = await serverForTests()
const admin = await server.as('admin')

/** Values that cannot be, with the keys that may say so. */
interface ImpossibleValues {
  readonly values: readonly unknown[]
  readonly keys: readonly string[]
}

const outside = ['too_early', 'too_late', 'after_today']
const hostile = [
  'a,victim@example.com',
  '<victim@example.com>',
  'group:a@example.com',
  'a\u200b@example.com',
  'ａ@example.com',
  'a@example.com,b@example.com',
]

/** What cannot be in a field; undefined for a field without bounds of these kinds. */
function impossibleIn({ kind, means, window, schema, min, max }: Field): ImpossibleValues | undefined {
  if (means === 'email') return { values: hostile, keys: ['email'] }
  if (kind === 'seconds') return { values: [1, 253_402_300_799], keys: outside }
  if (kind === 'date') return { values: ['0001-01-01', '9999-12-31'], keys: outside }
  if (kind === 'list' && window) return { values: [['0001-01-01'], ['9999-12-31']], keys: outside }
  if (window) return { values: ['0001-01', '9999-12'], keys: outside }
  if ((kind === 'decimal' || kind === 'integer') && min !== undefined && max !== undefined)
    return { values: [min - 1, max + 1], keys: ['min', 'max'] }
  const isNested = kind === 'json' && schemaParts(schema).some((part) => windowOf(part.schema) !== undefined)
  return isNested ? { values: [], keys: outside } : undefined
}

const resources: Resource[] = Object.values(contract.resources)
const built = ({ can, waiting, isLog }: Resource, action: 'create' | 'update'): boolean =>
  !isLog && can[action] !== undefined && !waiting.includes(action)

/** Each field that people can write and that has bounds. */
const fields = (action: 'create' | 'update') =>
  resources
    .filter((resource) => built(resource, action))
    .flatMap((resource) =>
      Object.entries(resource.fields).flatMap(([name, field]) => {
        const isTheirs = field.writable === 'always' || (field.writable === 'create' && action === 'create')
        const impossible = isTheirs ? impossibleIn(field) : undefined
        return impossible ? [[`${resource.name}.${name}`, resource, name, impossible] as const] : []
      }),
    )

const count = async ({ name }: Resource): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(
    server.database.db,
  )
  return rows[0]?.n ?? 0
}

/** Records of which the demo has none. */
const made: Readonly<Record<string, () => Promise<Answer>>> = {
  todo_deputy: async () => {
    const { data } = await admin.list('/user', { range: '0-0', cond: { username: 'gz.manager' } })
    const away = { deputy_id: data.list[0]._id, from_date: '2027-01-01', to_date: '2027-01-02' }
    return admin.create('/todo/deputy', away)
  },
  announcement: () =>
    admin.create('/announcement', {
      title: 'a',
      title_tc: 'a',
      title_en: 'a',
      body: 'b',
      body_tc: 'b',
      body_en: 'b',
      from_at: 1_795_000_000,
    }),
}

/** Bodies that a schema alone does not tell. */
const bodies: Readonly<Record<string, object>> = {
  '/store/split': {
    store_id: 'S1',
    reason: 'x',
    parts: [
      { store_no: 'A', area: 10 },
      { store_no: 'B', area: 20 },
    ],
  },
  '/myscust/problems/regen': { site: '2', round: 1 },
}

const samples = new Map<string, Row>()

async function sampleOf(resource: Resource): Promise<Row> {
  const known = samples.get(resource.name)
  if (known) return known
  const cond = resource.fields['status']?.choices?.includes('draft') ? { cond: { status: 'draft' } } : {}
  const first = async (query: object) =>
    (await admin.list(resource.path, { range: '0-0', ...query })).data.list[0]
  const found: Row | undefined =
    (await first(cond)) ?? (await first({})) ?? (await made[resource.name]?.())?.data
  if (!found) throw new Error(`There is no ${resource.name} to copy: add one to \`made\`.`)
  samples.set(resource.name, found)
  return found
}

/** What a person would write for a copy of it. */
const copyOf = ({ fields }: Resource, record: Row): Row =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.writable === 'never' || field.file || (field.nullable && record[name] === null)
        ? []
        : [[name, record[name]]],
    ),
  )

const expectRefused = (answer: Answer, name: string, { keys }: ImpossibleValues) => {
  expect(answer).toMatchObject({ status: 200 })
  expect([4001, 4004], JSON.stringify(answer)).toContain(answer.errcode)
  expect(keys, JSON.stringify(answer)).toContain(answer.data.fields?.[name])
  const { ranges, fields: wrong } = answer.data
  if ([...outside, 'min', 'max'].includes(wrong[name]))
    expect(ranges?.[name], JSON.stringify(answer)).toMatchObject({ max: expect.anything() })
}

describe('a value that cannot be is refused by its name, and nothing is stored', () => {
  it.each(fields('create'))('in a new %s', async (_, resource, name, impossible) => {
    const copy = copyOf(resource, await sampleOf(resource))
    const before = await count(resource)
    for (const value of impossible.values)
      expectRefused(await admin.create(resource.path, { ...copy, [name]: value }), name, impossible)
    expect(await count(resource)).toBe(before)
  })

  it.each(fields('update'))('in a change of %s', async (_, resource, name, impossible) => {
    const { _id } = await sampleOf(resource)
    const read = async () => (await admin.list(resource.path, { cond: { _id } })).data.list[0]
    const before = await read()
    for (const value of impossible.values)
      expectRefused(await admin.update(resource.path, { _id }, { [name]: value }), name, impossible)
    expect(await read()).toEqual(before)
  })

  const rows = fields('create').filter(([, resource]) => resource.batch)
  it.each(rows)('in a batch with %s', async (_, resource, name, impossible) => {
    const copy = copyOf(resource, await sampleOf(resource))
    const before = await count(resource)
    const list = impossible.values.map((value) => ({ doc: { ...copy, [name]: value } }))
    const { data } = await admin.call('POST', batchCall(resource).path, {}, { list })
    for (const outcome of data.list) expect(impossible.keys).toContain(outcome.fields?.[name])
    expect(data.list).toHaveLength(list.length)
    expect(await count(resource)).toBe(before)
  })

  const steps = resources.flatMap((resource) =>
    Object.entries(resource.actions).flatMap(([step, { takes }]) =>
      schemaParts(takes)
        .filter(({ schema }) => windowOf(schema) !== undefined)
        .map(
          ({ place, schema }) =>
            [`${resource.name} ${step} ${place}`, resource, { step, place, schema }] as const,
        ),
    ),
  )
  it.each(steps)('in a step: %s', async (_, resource, { step, place, schema }) => {
    const { _id } = await sampleOf(resource)
    const before = await count(resource)
    const takes = resource.actions[step]?.takes
    if (!takes) throw new Error('The step takes nothing.')
    const isNumber = schema._zod.def.type === 'number'
    for (const value of isNumber ? [1, 253_402_300_799] : ['0001-01-01', '9999-12-31']) {
      const answer = await admin.update(
        resource.path,
        { _id },
        { action: step, ...takenBody(takes), [place]: value },
      )
      expectRefused(answer, place, { values: [], keys: outside })
    }
    expect(await count(resource)).toBe(before)
  })

  const placesIn = (body: Parameters<typeof schemaParts>[0]): string[] =>
    schemaParts(body)
      .filter((part) => windowOf(part.schema) !== undefined)
      .map((part) => part.place)
  const calls = Object.values(contract.calls)
    .filter(({ method, carries }) => method !== 'GET' && carries === 'json')
    .flatMap((call) =>
      schemaParts(call.body)
        .filter(({ schema }) => windowOf(schema) !== undefined)
        .map(
          ({ place, schema }) => [`${call.method} ${call.path} ${place}`, call, { place, schema }] as const,
        ),
    )
  it.each(calls)('in a call: %s', async (_, { method, path, body }, { place, schema }) => {
    const isNumber = schema._zod.def.type === 'number'
    const isMonth = schema._zod.def.type === 'string' && !/date|as_of/.test(place)
    const values = isNumber
      ? [946_684_800 - 1, 253_402_300_799]
      : isMonth
        ? ['0001-01', '9999-12']
        : ['0001-01-01', '9999-12-31']
    for (const value of values) {
      const dated = Object.fromEntries(placesIn(body).map((name) => [name, value]))
      const answer = await admin.call(method, path, {}, { ...(bodies[path] ?? takenBody(body)), ...dated })
      // Seconds before the first scoring day are refused by the schema itself, after the records that are named.
      if (isNumber && [4032, 4040].includes(answer.errcode) && Number(value) < 946_684_800) continue
      expect(answer).toMatchObject({ status: 200, errcode: 4001 })
      const expected = isNumber && Number(value) < 946_684_800 ? ['type'] : outside
      expect(expected, JSON.stringify(answer)).toContain(answer.data.fields?.[place])
    }
  })

  it('walks over many fields, steps and calls', () => {
    expect(fields('create').length).toBeGreaterThan(80)
    expect(steps.length).toBeGreaterThan(7)
    expect(calls.length).toBeGreaterThan(12)
  })

  it('in an import, row by row', async () => {
    const rows = ['Month,From,To,Rate', '9999-12,CNY,HKD,1.1', '0001-01,CNY,HKD,1.1', '2027-01,CNY,HKD,1e9']
    await server.work()
    const checked = await checkFile(server, admin, rows.join('\n'), { path: '/FxRate' })
    expect(checked.errors).toEqual([
      { row: 2, field: 'stat_month', message: 'too_late' },
      { row: 3, field: 'stat_month', message: 'too_early' },
      { row: 4, field: 'rate', message: 'max' },
    ])
    expect((await applyChecked(admin, checked._id)).errcode ?? checked.state).not.toBe('applied')
    const { rows: failed } = await downloadedRows(server, admin, `/import/${checked._id}/failed`)
    expect(failed.slice(1).map((row) => row.at(-1))).toEqual([
      expect.stringContaining('2027-11'),
      expect.stringContaining('1970-01'),
      expect.stringContaining('999999'),
    ])
  })
})

describe('a record from before there were bounds', () => {
  it('can be changed, but not to another impossible value', async () => {
    const { _id, trade_name } = (
      await admin.list('/TenantShip', { range: '0-0', cond: { status: 'signed' } })
    ).data.list[0]
    await sql`update tenant_ship set end_date = '9998-12-31', open_date = null where _id = ${_id}`.execute(
      server.database.db,
    )
    const change = (doc: object) => admin.update('/TenantShip', { _id }, doc)
    expect(await change({ trade_name: `${trade_name ?? ''} 2`, end_date: '9998-12-31' })).toMatchObject({
      errcode: 0,
    })
    expect(await change({ end_date: '9998-12-30' })).toMatchObject({
      errcode: 4004,
      data: { fields: { end_date: 'too_late' } },
    })
  })
})
