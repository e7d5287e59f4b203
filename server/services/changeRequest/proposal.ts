import { refuseFields } from '#contract/reply.ts'
import { isSame } from '#server/engine/audit.ts'
import { checkIntent } from '#server/engine/checkIntent.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { RecordRow } from './recordRow.ts'
import type { Requests, StoredRequest } from './requests.ts'
import { withinAfter } from './withinAfter.ts'

/** The part of a request that describes the change. */
type Proposal = Pick<StoredRequest, 'before' | 'after' | 'diff' | 'base_rev' | 'level_required'>

interface RequestedChange {
  readonly kind: StoredRequest['kind']
  readonly values: Row
  /** The record in its current state, null for a new one. */
  readonly current: RecordRow | null
}

/**
 * Checks a requested change as if it were made, and returns it reduced to what really changes. Throws 4004 with
 * `after.<field>` for what could not be stored, and with `after` if nothing changes.
 */
export function proposalOf(inside: Context, requests: Requests, asked: RequestedChange): Promise<Proposal> {
  const { of, ends = {} } = requests.resource.requests
  const { kind, current } = asked
  return withinAfter(async () => {
    const given = kind === 'deactivate' ? ending(asked.values, ends) : asked.values
    const { parts, fields } = divided(requests, given)
    const checked = await checkIntent(of, inside, { before: current, values: fields })
    const stored: Row | null = current
    const after: Row = { ...checked }
    const before: Row = Object.fromEntries(Object.keys(checked).map((name) => [name, stored?.[name] ?? null]))
    for (const [name, part] of Object.entries(requests.parts ?? {})) {
      if (parts[name] === undefined) continue
      const known = await part.read(inside, current?._id ?? null)
      const value = await part.parse(inside, parts[name])
      if (!isSame(value, known)) [before[name], after[name]] = [known, value]
    }
    const names = Object.keys(after)
    if (names.length === 0) throw refuseFields('validation.failed', { '': 'unchanged' })
    return {
      before: current && before,
      after,
      diff: names.map((field) => ({
        field,
        from: current ? (before[field] ?? null) : null,
        to: after[field],
      })),
      base_rev: current ? current.rev : null,
      level_required: (await requests.levels?.(inside, after)) ?? 1,
    }
  })
}

/** What a request proposes: the fields of the record, and the parts that are not fields. */
export function divided({ parts = {} }: Requests, after: Row): { readonly fields: Row; readonly parts: Row } {
  const all = Object.entries(after)
  return {
    fields: Object.fromEntries(all.filter(([name]) => !Object.hasOwn(parts, name))),
    parts: Object.fromEntries(all.filter(([name]) => Object.hasOwn(parts, name))),
  }
}

function ending(asked: Row, ends: Row): Row {
  const others = Object.keys(asked).filter((name) => !(name in ends) || asked[name] !== ends[name])
  if (others.length > 0)
    throw refuseFields('validation.failed', Object.fromEntries(others.map((name) => [name, 'read_only'])))
  return ends
}
