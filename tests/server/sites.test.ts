// @runs longer in full runs
import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#tools/contract.ts'
import { floor } from '#contract/brandDB/floor.ts'
import type { Resource } from '#contract/resource.ts'
import { create } from '#server/engine/create.ts'
import { update } from '#server/engine/write.ts'
import type { Client } from '#tests/support/client.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { oneIn } from '#tests/support/isShort.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

// The sites of people, written by hand from the description of the demo operator; every resource that belongs to sites is asked.

const all = ['2', '5', '6', '8', '4', '7', '9', '10', '5f0c7d1e9a3b4c0012d4e6f8']

const sitesOf: Record<string, readonly string[]> = {
  admin: all,
  super: all,
  auditor: all,
  'gz.manager': ['2'],
  'gz.officer': ['2'],
  'wh.manager': ['5', '6'],
  'hk.manager': ['9', '10'],
  'hk.officer': ['10'],
  'brand.editor': ['2', '8'],
  'leasing.sh': ['8'],
  'leasing.head': ['2', '8', '9'],
  'finance.analyst': all,
  'dpark.team': ['9'],
  'agency.one': ['2'],
}

const ofSites = Object.values<Resource>(contract.resources).filter(({ scope }) => scope === 'site')
/** Refused whatever the site: the right is lacking. */
const lacksRight = 4030

const clients = new Map<string, Client>()
const server = await serverForTests()
beforeAll(async () => {
  for (const name of Object.keys(sitesOf)) clients.set(name, await server.as(name))
})

const as = (name: string): Client => {
  const client = clients.get(name)
  if (!client) throw new Error(`${name} did not sign in`)
  return client
}
const sitesIn = ({ data }: { data: { list: { site: string }[] } }) =>
  new Set(data.list.map(({ site }) => site))

describe.each(ofSites.map((noun) => [noun.name, noun] as const))('records of %s', (_, { path, isLog }) => {
  it('everybody gets the rows of the own sites alone, whatever is asked for', async () => {
    const wrong: string[] = []
    for (const [name, own] of Object.entries(sitesOf)) {
      const asked = [
        {},
        { site: 'ALL' },
        { cond: { site: { $in: all } } },
        { cond: { $or: [{ site: '8' }, { site: '9' }] } },
      ]
      for (const query of asked) {
        const answer = await as(name).list(path, { range: '0-499', ...query })
        if (answer.errcode === lacksRight) continue
        const foreign = answer.errcode
          ? [answer.errcode]
          : [...sitesIn(answer)].filter((site) => !own.includes(site))
        if (foreign.length > 0) wrong.push(`${name} ${JSON.stringify(query)}: ${foreign.join()}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('a site of others is refused, and a record there is as absent as one that never was', async () => {
    const wrong: string[] = []
    const absentFor = new Map<string, unknown>()
    for (const name of Object.keys(sitesOf))
      absentFor.set(name, await as(name).call('GET', `${path}/nothing`))
    for (const site of oneIn(2, all)) {
      const { data } = await as('admin').list(path, { site, range: '0-0' })
      const id: string | undefined = data.list[0]?._id
      for (const [name, own] of Object.entries(sitesOf)) {
        const { errcode } = await as(name).list(path, { site, range: '0-0' })
        if (errcode === lacksRight || own.includes(site)) continue
        if (errcode !== 4032) wrong.push(`${name} lists ${site}: ${errcode}`)
        if (id === undefined) continue
        const there = await as(name).call('GET', `${path}/${id}`)
        if (JSON.stringify(there) !== JSON.stringify(absentFor.get(name)))
          wrong.push(`${name} reads ${id}: ${there.errcode}`)
        const one = await as(name).call('GET', `${path}/one`, { cond: { _id: id } })
        if (one.errcode === 0 && one.data !== null) wrong.push(`${name} reads ${id} as one`)
        if (isLog) continue
        const changed = await as(name).update(path, { _id: id }, { rev: -1 })
        if (![4030, 4040, 5003, 4004].includes(changed.errcode))
          wrong.push(`${name} changes ${id}: ${changed.errcode}`)
        const removed = await as(name).remove(path, { _id: id })
        if (removed.errcode === 0 && removed.data.removed !== 0) wrong.push(`${name} removes ${id}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

it('rows of one person never stand in the answer to another who asks at the same moment', async () => {
  const people = ['gz.manager', 'wh.manager', 'hk.manager', 'hk.officer', 'dpark.team']
  const asked = Array.from({ length: 200 }, (_, i) => people[i % people.length] ?? '')
  const answers = await Promise.all(
    asked.map(async (name) => [name, await as(name).list('/TourProblem', { range: '0-99' })] as const),
  )
  const foreign = answers.filter(([name, answer]) =>
    [...sitesIn(answer)].some((site) => !sitesOf[name]?.includes(site)),
  )
  expect(foreign).toEqual([])
  expect(answers.every(([, { errcode }]) => errcode === 0)).toBe(true)
})

describe('records of a noun that may move from site to site', () => {
  const site = { ...floor.fields.site, writable: 'always' as const }
  const movable: Resource = { ...floor, fields: { ...floor.fields, site } }

  it('are moved to no site where the person is not', async () => {
    const asked = await contextOf(server, as('brand.editor'))
    const context = { ...asked, who: { ...asked.who, permissions: new Set(['branddb.store.edit']) } }
    const { _id } = await create(movable, context, {}, { name: 'Roof', code: 'R9', site: '2' })
    const move = (to: string) => update(movable, context, {}, { cond: { _id }, doc: { site: to } })
    await expect(move('9')).rejects.toMatchObject({ errcode: 4032 })
    expect(await move('8')).toMatchObject({ site: '8' })
  })
})
