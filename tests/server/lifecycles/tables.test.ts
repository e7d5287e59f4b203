import { expect, it } from 'vitest'
import { contract } from '#tools/contract.ts'
import { approval } from './approval.ts'
import { flags } from './flags.ts'
import { myscustProblems, tourProblems } from './problems.ts'
import { tours } from './tours.ts'
import { itemSets } from './itemSets.ts'
import { leases } from './leases.ts'
import { rents } from './rents.ts'
import { templates } from './templates.ts'
import { tenancies } from './tenancies.ts'
import { myscustResults } from './results.ts'
import type { StepTable } from './walk.ts'

/** By the resource that has the lifecycle. */
const tables: Readonly<Record<string, StepTable>> = {
  brandAudit: approval,
  flag: flags,
  leaseShip: leases,
  myscustProblem: myscustProblems,
  myscustResult: myscustResults,
  scoreItemSet: itemSets,
  tenantRent: rents,
  tenantShip: tenancies,
  tour: tours,
  tourProblem: tourProblems,
  tourTemplate: templates,
}

it('every lifecycle of the contract has its table, with every state and step', () => {
  const found = Object.entries(contract.resources).filter(([, { lifecycle }]) => lifecycle)
  expect(found.map(([name]) => name).toSorted()).toEqual(Object.keys(tables))
  for (const [name, resource] of found) {
    const { field = '', steps = {} } = resource.lifecycle ?? {}
    expect(Object.keys(tables[name] ?? {})).toEqual(
      expect.arrayContaining([...(resource.fields[field]?.choices ?? [])]),
    )
    for (const rows of Object.values(tables[name] ?? {}))
      expect(Object.keys(rows).toSorted()).toEqual(Object.keys(steps).toSorted())
  }
})
