import type { flag } from '#contract/Flagging/flag.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Finding } from './findings.ts'

/** A stored flag, with the code of its rule. */
export type KnownFlag = StoredRecord<typeof flag> & { readonly code: string }

interface Change {
  readonly record: KnownFlag
  readonly values: Partial<KnownFlag>
}

/**
 * What a run has to do. A tenant that is on the list for a rule stays there, also into the next month. A flag
 * that somebody cleared stays cleared for its month; one that a run cleared is opened again. What a person
 * put on the list is for a person to clear, and a muted flag is left alone until its last day is over. A store
 * has one flag for each rule and month, no matter who its tenant was.
 */
export function regenPlan(found: readonly Finding[], known: readonly KnownFlag[], day: string) {
  const plan = {
    open: [] as Finding[],
    reopen: [] as Change[],
    unmute: [] as Change[],
    kept: [] as Change[],
    clear: [] as KnownFlag[],
  }
  const listed = new Map(
    known.filter(({ status }) => status !== 'cleared').map((one) => [tenantOf(one), one]),
  )
  const cleared = new Map(
    known.filter(({ status }) => status === 'cleared').map((one) => [monthOf(one), one]),
  )
  const taken = new Map(known.map((one) => [placeOf(one), one]))
  const isMuted = ({ status, muted_until }: KnownFlag) =>
    status === 'muted' && muted_until !== null && muted_until >= day
  for (const finding of found) {
    const { rule_id, tenant_ship_id, value, threshold } = finding
    const values = { value, threshold }
    const on = listed.get(tenantOf(finding))
    const before = taken.get(placeOf(finding)) ?? cleared.get(monthOf(finding))
    if (on) plan[on.status === 'muted' && !isMuted(on) ? 'unmute' : 'kept'].push({ record: on, values })
    else if (!before) plan.open.push(finding)
    else if (isClearedByRun(before))
      plan.reopen.push({ record: before, values: { ...values, rule_id, tenant_ship_id } })
  }
  const still = new Set(found.map(tenantOf))
  for (const [tenant, one] of listed)
    if (!still.has(tenant) && !isMuted(one)) {
      if (one.created_by === null) plan.clear.push(one)
      else if (one.status === 'muted') plan.unmute.push({ record: one, values: {} })
    }
  return plan
}

/** Whether a run cleared it, whatever people have said about it since. */
function isClearedByRun({ status, comments }: KnownFlag): boolean {
  const last = comments.findLast(({ by, step }) => by === null || step === 'clear')
  return status === 'cleared' && last?.by === null
}

type FlagKey = Pick<KnownFlag, 'code' | 'store_id' | 'tenant_ship_id' | 'period'>

const tenantOf = ({ code, store_id, tenant_ship_id }: FlagKey): string =>
  [code, store_id, tenant_ship_id].join('\n')

const placeOf = ({ rule_id, store_id, period }: Pick<KnownFlag, 'rule_id' | 'store_id' | 'period'>): string =>
  [rule_id, store_id, period].join('\n')

const monthOf = ({ code, store_id, period }: FlagKey): string => [code, store_id, period].join('\n')
