import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { takesBatch, takesChange } from '#tests/support/changeable.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { contract } from '#tools/contract.ts'

// Nobody overwrites or removes what they have not seen: a change that is based on another revision is refused (4092).

const server = await serverForTests()
const admin = await server.as('admin')

const resources = Object.values(contract.resources)

/** A record of the resource that the demo has, if any; the rule may leave some to nobody. */
async function records(path: string): Promise<{ _id: string; rev: number }[]> {
  const { data } = await admin.list(path, { range: '0-4', site: 'ALL' })
  return data?.list ?? []
}

/** What refuses a change of the record before its revision is looked at: it is nobody's to change. */
const closed = [4030, 4091, 4096, 4032]

async function refusals(path: string, send: (record: { _id: string }) => Promise<{ errcode: number }>) {
  const all = []
  for (const record of await records(path)) all.push((await send(record)).errcode)
  return all.filter((errcode) => !closed.includes(errcode))
}

describe('what is based on an outdated revision is refused', () => {
  it.each(resources.filter((one) => takesChange(one, 'update')).map((one) => [one.name, one] as const))(
    'a change of %s',
    async (_, { path }) => {
      const found = await refusals(path, ({ _id }) => admin.update(path, { _id }, { rev: 987_654 }))
      expect(new Set([4092, ...found])).toEqual(new Set([4092]))
    },
  )

  it.each(resources.filter((one) => takesChange(one, 'remove')).map((one) => [one.name, one] as const))(
    'a removal of %s',
    async (_, { path }) => {
      const found = await refusals(path, ({ _id }) =>
        admin.call('DELETE', path, { cond: { _id }, rev: 987_654 }),
      )
      expect(new Set([4092, ...found])).toEqual(new Set([4092]))
    },
  )

  it.each(resources.filter(takesBatch).map((one) => [one.name, one] as const))(
    'a row of a batch of %s',
    async (_, { path }) => {
      for (const { _id } of await records(path)) {
        for (const row of [
          { _id, rev: 987_654, doc: {} },
          { _id, rev: 987_654, remove: true },
        ]) {
          const { data } = await admin.call('POST', `${path}/batch`, {}, { list: [row] })
          expect([4092, ...closed]).toContain(data.list[0].errcode)
        }
        const refused = await admin.call('POST', `${path}/batch`, {}, { list: [{ _id, doc: {} }] })
        expect(refused).toMatchObject({ errcode: 4001, data: { fields: { 'list.0.rev': 'required' } } })
      }
    },
  )

  it('covers most resources with records of the demo', async () => {
    const changeable = resources.filter((one) => takesChange(one, 'update'))
    const counts = await Promise.all(changeable.map(async ({ path }) => (await records(path)).length))
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(changeable.length * 0.8)
  })

  it('a removal whose revision is no number changes nothing', async () => {
    const [tag] = await records('/bdbrandtag')
    const { errcode } = await admin.call('DELETE', '/bdbrandtag', { cond: { _id: tag?._id }, rev: 'x' })
    expect(errcode).toBe(4001)
  })
})

/** Calls of their own that change or remove something without saying what they are based on, and why they may. */
const withoutRevision: Readonly<Record<string, string>> = {
  'PUT /user/preference': 'only the caller has it, and the last choice is meant',
  'DELETE /retail/performance/lock': 'opens a month again, with a reason: there is nothing else to overwrite',
  'DELETE /myscust/result/attachs': 'names each file that goes; others stay',
}

describe('every call that changes something says what it is based on', () => {
  it('but for those that need not, which exist', () => {
    const names = Object.values(contract.calls).map(({ method, path }) => `${method} ${path}`)
    expect(Object.keys(withoutRevision).filter((name) => !names.includes(name))).toEqual([])
  })

  const calls = Object.values(contract.calls).filter(
    ({ method, reach }) => ['PUT', 'DELETE'].includes(method) && reach !== 'none',
  )
  it.each(calls.map((one) => [`${one.method} ${one.path}`, one] as const))('%s', (name, { query, body }) => {
    if (Object.hasOwn(withoutRevision, name)) return
    const taken = [query, body].map((schema) =>
      JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    )
    expect(taken.join()).toMatch(/"(rev|from|base_rev)":/)
  })
})
