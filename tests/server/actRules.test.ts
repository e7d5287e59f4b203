import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { evaluate, type Rule } from '#contract/access.ts'
import { contract } from '#tools/contract.ts'
import { myscustProblem } from '#contract/RM/myscustProblem.ts'
import { myscustResult } from '#contract/RM/myscustResult.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import type { Resource } from '#contract/resource.ts'
import { withOwnStores } from '#server/engine/ownStores.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'
import { addRows } from './rowRules/addRows.ts'
import { accounts, usernameOf, type Account, type RowTable } from './rowRules/rowCase.ts'

// Who may do what to which record, by hand from the tables of states and permissions of the domain. Most of these calls wait
// for their areas: the rule is asked, as the engine asks it.

type Case = readonly [noun: keyof RowTable, act: string, id: string, why: string, who: string]

const cases: readonly Case[] = [
  ['tourProblem', 'assign', 'x-gz-others', 'the right to assign, and a shop of the list', 'admin gz.manager'],
  ['tourProblem', 'start', 'TP-GZ261107001', 'the assignee, or who assigns', 'admin gz.manager gz.officer'],
  ['tourProblem', 'start', 'TP-GZ261108001', 'the manager has it, not gz.officer', 'admin gz.manager'],
  ['tourProblem', 'fix', 'TP-GZ261107001', 'the assignee alone', 'admin gz.officer'],
  ['tourProblem', 'fix', 'TP-GZ261113001', 'the assignee alone, here the manager', 'admin gz.manager'],
  ['tourProblem', 'fix', 'TP-GZ261110001', 'gz.officer has it and not the shop', 'admin'],
  ['tourProblem', 'verify', 'TP-GZ261109001', 'the right to verify', 'admin super grace gz.manager'],
  [
    'tourProblem',
    'verify',
    'x-gz-critical',
    'critical, and all of them are of operation',
    'admin super grace gz.manager',
  ],
  [
    'tourProblem',
    'close',
    'TP-Dpark261112001',
    'critical in Hong Kong: operation or service',
    'admin super grace hk.manager dpark.team',
  ],
  ['tourProblem', 'void', 'TP-project-sea261113001', 'the right to close', 'admin super grace hk.manager'],
  ['tourProblem', 'remove', 'TP-GZ261112003', 'the right to delete', 'admin gz.manager'],
  [
    'tourResult',
    'update',
    'TR-GZ-2026-10-29-finished-B1-102',
    'B1-102 is no shop of gz.officer',
    'admin gz.manager',
  ],
  [
    'tourResult',
    'update',
    'TR-project-sea-2026-10-29-finished-L1-101',
    'L1-101 is one of hk.officer',
    'admin hk.manager hk.officer',
  ],
  [
    'myscustResult',
    'update',
    'MR-GZ-L6-101-2026-07',
    'a round of agency.one, who has the shops of the site',
    'admin gz.manager agency.one',
  ],
  ['myscustResult', 'decide', 'MR-GZ-L2-118-2026-10', 'who decides appeals', 'admin super grace gz.manager'],
  ['myscustProblem', 'fix', 'MP-GZ2607004', 'the assignee, with the right to edit', 'admin gz.manager'],
  ['dailyScoreTag', 'update', 'DT-10-1', 'the right to keep tags', 'admin hk.manager'],
  ['dailyScoreTag', 'update', 'x-tag-gz', 'tags of a mainland site are kept by nobody', 'admin'],
  ['tourTemplate', 'update', 'x-template-gz', 'of the own site', 'admin gz.manager'],
  ['tourTemplate', 'update', 'x-template-dpark', 'of a site in Hong Kong', 'admin hk.manager dpark.team'],
  ['tourTemplate', 'update', 'TT-CN-1', 'for all mainland sites', 'admin'],
  ['tourTemplate', 'retire', 'TT-HK-1', 'for all sites in Hong Kong', 'admin'],
  ['scoreItemSet', 'update', 'x-set-gz', 'of the own site', 'admin gz.manager'],
  ['scoreItemSet', 'update', 'x-set-sh', 'of a site without such staff', 'admin'],
  ['scoreItemSet', 'update', 'IS-mainland', 'for all sites', 'admin'],
  ['flagRule', 'update', 'x-rule-gz', 'of a site of leasing.head', 'admin leasing.head'],
  ['flagRule', 'update', 'FR-F01', 'for all sites', 'admin'],
  ['flagRule', 'remove', 'FR-F01', 'for all sites', 'admin'],
  ['flagRule', 'update', 'x-rule-wh', 'of a foreign site', 'admin'],
  ['param', 'update', 'x-param-gz', 'the administrator’s', 'admin'],
  ['contact', 'update', 'CT00000', 'for every site, of no shop', 'admin brand.editor brand.approver'],
  ['contact', 'update', 'x-contact-both', 'for Wuhan and Shanghai', 'admin brand.editor brand.approver'],
  ['contact', 'update', 'CT00167', 'for D-Park, of a shop there that neither of them has', 'admin'],
  ['brandAudit', 'approve', 'BA-0001', 'an approver of brand curation', 'admin brand.approver'],
  ['leaseShip', 'approve', 'LS-SH-B1-101-0', 'who approves leases and has the unit', 'admin leasing.head'],
  ['leaseShip', 'update', 'LS-SH-B1-101-0', 'leasing staff of the site', 'admin leasing.sh leasing.head'],
  [
    'tenantRent',
    'update',
    'RE-SH-B1-101-1-2024-11-base',
    'the right, the department and the unit',
    'admin leasing.sh leasing.head',
  ],
  [
    'tenantSale',
    'update',
    'SA-WHGG-B1-101-1-2024-11',
    'the right and the unit',
    'admin super grace wh.manager finance.analyst perf.boss',
  ],
]

let server: TestServer
const people = new Map<Account, Context>()
beforeAll(async () => {
  server = await startTestServer()
  await addRows(server.database.db)
  for (const account of accounts) {
    people.set(account, await contextOf(server, await server.as(usernameOf(account))))
  }
})
afterAll(() => server.stop())

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
    expect(able.toSorted()).toEqual(who.split(' ').toSorted())
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
