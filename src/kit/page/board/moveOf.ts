import type { RaRecord } from 'react-admin'
import type { Subject } from '#contract/access.ts'
import type { StepState } from '#contract/lifecycle.ts'
import type { Resource } from '#contract/resource.ts'
import { mayOf } from '#src/kit/base/person/subject.ts'

/** What moving a card to a lane means: a step, a change of the field, or why it is not possible. */
export type Move =
  | { readonly step: string }
  | { readonly value: string }
  | { readonly fault: 'denied' | 'no_step' }
  | { readonly fault: 'step'; readonly reason: string }

interface Board {
  readonly contract: Resource
  /** The field whose values are the lanes. */
  readonly source: string
  readonly subject: Subject
}

/**
 * What it means to move a record to a lane, from the steps that are open to the user. If several steps lead
 * there, it is the first that is open. Without a lifecycle the field itself is changed.
 */
export function moveOf(
  { contract, source, subject }: Board,
  record: RaRecord,
  { lane, states }: { readonly lane: string; readonly states: Readonly<Record<string, StepState>> },
): Move {
  const { lifecycle, can, fields } = contract
  if (lifecycle?.field !== source) {
    const mayWrite = fields[source]?.writable === 'always'
    return mayWrite && mayOf(subject, can.update, record) ? { value: lane } : { fault: 'denied' }
  }
  const leading = Object.entries(lifecycle.steps).filter(
    ([, { from, to }]) => to === lane && from.includes(String(record[source])),
  )
  const open = leading.find(([name]) => states[name] === true)
  if (open) return { step: open[0] }
  if (leading.length === 0) return { fault: 'no_step' }
  const reason = leading
    .map(([name]) => states[name])
    .find((state) => typeof state === 'object' && state.not !== undefined)
  return typeof reason === 'object' && reason.not !== undefined
    ? { fault: 'step', reason: reason.not }
    : { fault: 'denied' }
}

/** Whether the user can move the card there. */
export const isOpen = (move: Move): move is Exclude<Move, { fault: unknown }> => !('fault' in move)
