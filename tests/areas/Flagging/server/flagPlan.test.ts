import { describe, expect, it } from 'vitest'
import type { Finding } from '#server/plugins/Flagging/regen/findings.ts'
import { regenPlan, type KnownFlag } from '#server/plugins/Flagging/regen/regenPlan.ts'

const day = '2026-11-15'
const finding: Finding = {
  rule_id: 'FR-F08',
  code: 'F08',
  store_id: 'S1',
  tenant_ship_id: 'TS-B',
  period: '2026-02',
  value: 60,
  threshold: 70,
}
const flag = (more: Partial<KnownFlag>): KnownFlag => ({
  _id: 'FL1',
  rule_id: 'FR-F08',
  code: 'F08',
  site: '2',
  store_id: 'S1',
  tenant_ship_id: 'TS-A',
  period: '2026-02',
  value: 60,
  threshold: 70,
  status: 'open',
  owner_id: null,
  muted_until: null,
  comments: [],
  rev: 1,
  is_active: true,
  created_at: 0,
  created_by: null,
  updated_at: 0,
  updated_by: null,
  ...more,
})
const cleared = (by: string | null, more: Partial<KnownFlag> = {}) =>
  flag({ status: 'cleared', comments: [{ by, at: 0, text: '', ...(by ? { step: 'clear' } : {}) }], ...more })
const planned = (known: KnownFlag[]) => {
  const { open, reopen, clear } = regenPlan([finding], known, day)
  return {
    open: open.length,
    reopen: reopen.map(({ record }) => record._id),
    clear: clear.map(({ _id }) => _id),
  }
}

describe('a rule that finds a store', () => {
  it('puts it on the list if it has no flag for the month', () => {
    expect(planned([])).toEqual({ open: 1, reopen: [], clear: [] })
  })

  it('leaves alone what a person cleared, however long ago', () => {
    expect(planned([cleared('U1')])).toEqual({ open: 0, reopen: [], clear: [] })
  })

  it('waits until the flag of the tenant before is cleared, and takes it over then', () => {
    expect(planned([flag({})])).toEqual({ open: 0, reopen: [], clear: ['FL1'] })
    expect(planned([cleared(null)])).toEqual({ open: 0, reopen: ['FL1'], clear: [] })
  })

  it('opens its own flag again, not the one of another rule with its code', () => {
    const general = cleared(null, { _id: 'FL0', rule_id: 'FR-OLD' })
    expect(planned([general, cleared(null)])).toEqual({ open: 0, reopen: ['FL1'], clear: [] })
    expect(planned([general])).toEqual({ open: 0, reopen: ['FL0'], clear: [] })
  })

  it('opens a flag again that a run cleared, although somebody has commented on it since', () => {
    const said = { by: 'U1', at: 1, text: 'Called them' }
    const commented = (by: string | null) => {
      const one = cleared(by)
      return { ...one, comments: [...one.comments, said] }
    }
    expect(planned([commented(null)])).toEqual({ open: 0, reopen: ['FL1'], clear: [] })
    expect(planned([commented('U1')])).toEqual({ open: 0, reopen: [], clear: [] })
  })
})

describe('a muted flag that a person raised', () => {
  const muted = (muted_until: string) =>
    flag({ created_by: 'U1', status: 'muted', muted_until, tenant_ship_id: 'TS-A' })

  it('is open again after its last day, although no rule finds it', () => {
    const { unmute, clear } = regenPlan([], [muted('2026-11-14')], day)
    expect(unmute.map(({ record }) => record._id)).toEqual(['FL1'])
    expect(clear).toEqual([])
    expect(regenPlan([], [muted(day)], day).unmute).toEqual([])
  })
})
