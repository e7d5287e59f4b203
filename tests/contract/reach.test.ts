import { describe, expect, it } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { ref, refs, text } from '#contract/fields.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { crudRules, resource, type Fields } from '#contract/resource.ts'
import { z } from 'zod'

const edit = 'system.param.edit'
const lot = (fields: Fields, more: Partial<Parameters<typeof resource>[0]> = {}) =>
  resource({ name: 'lot', path: '/lot', fields, can: crudRules(signedIn, edit), ...more })

describe('a resource that says nothing about sites', () => {
  it('is changed by people who have every site', () => {
    const { can, reach } = lot({ name: text() })
    expect(reach).toBe('all')
    for (const rule of [can.create, can.update, can.remove])
      expect(rule).toEqual({ all: [edit, { everySite: true }] })
    expect(can.view).toEqual(signedIn)
  })

  it('is changed by people who have the sites that its records name', () => {
    expect(lot({ site: ref('site') }).can.update).toEqual({ all: [edit, { reach: 'site' }] })
    expect(lot({ sites: refs('site') }).can.remove).toEqual({ all: [edit, { reach: 'sites' }] })
  })

  it('is left to the engine if its records belong to a site', () => {
    const { can, reach } = lot(
      { site: ref('site', { required: true, writable: 'create' }) },
      { scope: 'site' },
    )
    expect([reach, can.update]).toEqual([{ sites: 'site' }, edit])
  })
})

describe('the steps of a record', () => {
  it('take its sites, unless a step changes nothing that they share', () => {
    const steps = {
      open: { from: ['shut'], to: 'open', can: signedIn },
      copy: { from: ['shut'], to: 'shut', can: signedIn, reach: 'none' },
    } as const
    const { actions, lifecycle: life } = lot(
      { status: text() },
      { lifecycle: lifecycle({ field: 'status', initial: 'shut', steps }) },
    )
    expect(actions['open']?.can).toEqual({ all: [signedIn, { everySite: true }] })
    expect(life?.steps['open']?.can).toEqual(actions['open']?.can)
    expect(actions['copy']?.can).toEqual(signedIn)
  })
})

describe('a call', () => {
  const parts = { method: 'POST', path: '/lot/open', does: 'Opens.', can: edit, reply: z.null() } as const

  it('that concerns every site takes them', () => {
    expect(call({ ...parts, reach: 'all' }).can).toEqual({ all: [edit, { everySite: true }] })
    expect(call({ ...parts, reach: { lot_id: 'lot' } }).can).toBe(edit)
  })
})
