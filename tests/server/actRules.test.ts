import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { evaluate, type Rule } from '#contract/access.ts'
import { contract } from '#tools/contract.ts'
import { myscustProblem } from '#contract/RM/myscustProblem.ts'
import { myscustResult } from '#contract/RM/myscustResult.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import type { Resource } from '#contract/resource.ts'
import { withOwnStores } from '#server/engine/ownStores.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { acts } from '#tests/areas/gathered.ts'
import { accounts, named, usernameOf, type Account } from '#tests/areas/people.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { addRows } from './rowRules/addRows.ts'

// Who may do what to which record is in `tests/areas/<area>/expectations.ts`. The rule is asked, as the engine asks it.

const cases = Object.entries(acts).flatMap(([noun, lines]) => lines.map((line) => [noun, ...line] as const))

const people = new Map<Account, Context>()
const server = await serverForTests()
beforeAll(async () => {
  await addRows(server.database.db)
  for (const account of accounts) {
    people.set(account, await contextOf(server, await server.as(usernameOf(account))))
  }
})

const ruleOf = ({ can, actions }: Resource, act: string): Rule => {
  const rule = actions[act]?.can ?? (act === 'update' || act === 'remove' ? can[act] : undefined)
  if (!rule) throw new Error(act)
  return rule
}

async function recordOf({ name }: Resource, id: string): Promise<Row> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(name)} where _id = ${id}`.execute(server.database.db)
  if (!rows[0]) throw new Error(`${name} ${id}`)
  return rows[0]
}

async function mayAct(context: Context, rule: Rule, record: Row): Promise<boolean> {
  return evaluate(rule, await withOwnStores(rule, context, [record]), record) === 'yes'
}

describe('who may act on which record', () => {
  it.each(cases)('%s, %s %s: %s', async (noun, act, id, _why, who) => {
    const resource = contract.resources[noun]
    if (!resource) throw new Error(`there is no noun ${noun}`)
    const record = await recordOf(resource, id)
    const able: string[] = []
    for (const [account, context] of people) {
      if (await mayAct(context, ruleOf(resource, act), record)) able.push(account)
    }
    expect(able.toSorted()).toEqual(named(who).toSorted())
  })

  it.each(['verify', 'close', 'void'])(
    'nobody of another department can %s a critical problem, and everybody with the right any other',
    async (act) => {
      const manager = people.get('gz.manager')
      if (!manager) throw new Error('gz.manager')
      const ofDepartment = (id: string) => ({ ...manager, who: { ...manager.who, departments: [id] } })
      for (const [resource, critical, other] of [
        [tourProblem, 'x-gz-critical', 'TP-GZ261109001'],
        [myscustProblem, 'MP-GZ2601001', 'MP-GZ2601001'],
      ] as const) {
        const rule = ruleOf(resource, act)
        const grave = { ...(await recordOf(resource, critical)), severity: 1 }
        const minor = { ...(await recordOf(resource, other)), severity: 2 }
        expect(await mayAct(ofDepartment('13'), rule, grave)).toBe(false)
        expect(await mayAct(ofDepartment('22'), rule, grave)).toBe(true)
        expect(await mayAct(ofDepartment('13'), rule, minor)).toBe(true)
      }
    },
  )

  it('an agency with shops edits its own rounds, and nobody else’s', async () => {
    const agency = people.get('agency.one')
    if (!agency) throw new Error('agency.one')
    const mayEdit = async (id: string) =>
      mayAct(agency, ruleOf(myscustResult, 'update'), await recordOf(myscustResult, id))
    expect(await mayEdit('MR-GZ-L6-101-2026-07')).toBe(true)
    expect(await mayEdit('MR-GZ-B1-101-2026-04')).toBe(false)
    expect(await mayEdit('x-result-other')).toBe(false)
  })
})

it('a role that asks for a department counts for people of it alone, by either name of the department', async () => {
  const officer = await server.as('gz.officer')
  const codeWith = async (department: string) => {
    await sql`
      update role set department_required = ${[department]} where _id = 'rm_officer'`.execute(
      server.database.db,
    )
    return (await officer.list('/tour')).errcode
  }
  expect(await codeWith('17')).toBe(4030)
  // He is of operation, which the other list of departments calls 73.
  expect(await codeWith('16')).toBe(0)
  expect(await codeWith('73')).toBe(0)
})
