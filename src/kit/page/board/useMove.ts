import { useEventCallback } from '@mui/material'
import { useState } from 'react'
import { useRefresh, type RaRecord } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { StepState } from '#contract/lifecycle.ts'
import { saveCall } from '#contract/resourceCalls.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { stepFields } from '#src/kit/page/lifecycle/stepFields.ts'
import { useStepWords } from '#src/kit/base/resource/stepWords.ts'
import { stepsByContract } from '#src/kit/page/lifecycle/useSteps.ts'
import { useTakeStep } from '#src/kit/page/lifecycle/useTakeStep.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { useSubject } from '#src/kit/base/person/subject.ts'
import { isOpen, moveOf, type Move } from './moveOf.ts'

/** A step that is confirmed in a dialog, because it takes something. */
interface PendingStep {
  readonly id: string
  readonly step: string
}

type States = Readonly<Record<string, StepState>>

interface Moves {
  readonly source: string
  readonly lanes: readonly string[]
  readonly active: RaRecord | undefined
  /** The steps of the active card, which the server has told. */
  readonly states: States
}

/** Moves cards of a board. */
export function useMove({ source, lanes, active, states }: Moves) {
  const contract = useContract()
  const subject = useSubject()
  const words = useWords()
  const stepWords = useStepWords()
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const take = useTakeStep()
  const { send } = useBackEnd()
  const [asking, setAsking] = useState<PendingStep>()
  const [moved, setMoved] = useState<string>()

  const stepsOf = (record: RaRecord): States =>
    record.id === active?.id ? states : stepsByContract(contract, subject, record)
  const planOf = (record: RaRecord, lane: string): Move =>
    moveOf({ contract, source, subject }, record, { lane, states: stepsOf(record) })
  const reasonOf = (move: Move, from: string): string | null => {
    if (isOpen(move)) return null
    if (move.fault === 'step') return stepWords.whyNot(move.reason, words.choice(source, from))
    return translate(`atrium.board.${move.fault}`, { from: words.choice(source, from) })
  }

  async function run(record: RaRecord, act: () => Promise<unknown>, done: string): Promise<void> {
    setMoved(String(record.id))
    try {
      await act()
      notify(done, { type: 'success', messageArgs: { _: done } })
    } catch (error) {
      const { message } = failureOf(error)
      notify(message || 'ra.notification.http_error', { type: 'error', messageArgs: { _: message } })
    }
    refresh()
  }

  const move = useEventCallback((record: RaRecord, lane: string): void => {
    const from = String(record[source])
    if (lane === from) return
    const id = String(record.id)
    const plan = planOf(record, lane)
    const reason = reasonOf(plan, from)
    if (!isOpen(plan)) {
      notify(reason ?? '', { type: 'warning', messageArgs: { _: reason } })
    } else if ('value' in plan) {
      const change = { query: { cond: { _id: id } }, body: { [source]: lane, rev: record['rev'] } }
      const done = translate('atrium.board.changed', { lane: words.choice(source, lane) })
      void run(record, () => send(saveCall(contract), change), done)
    } else if (Object.keys(stepFields(contract.lifecycle?.steps[plan.step]?.takes)).length > 0) {
      setMoved(id)
      setAsking({ id, step: plan.step })
    } else {
      void run(record, () => take(id, plan.step, {}), stepWords.done(plan.step))
    }
  })

  const moveAside = useEventCallback((record: RaRecord, direction: -1 | 1): void => {
    const at = lanes.indexOf(String(record[source]))
    const aside = direction === 1 ? lanes.slice(at + 1) : lanes.slice(0, at).toReversed()
    const lane = aside.find((name) => isOpen(planOf(record, name))) ?? aside[0]
    if (lane !== undefined) move(record, lane)
  })

  const whyNot = (lane: string): string | null | undefined =>
    active === undefined || lane === active[source]
      ? undefined
      : reasonOf(planOf(active, lane), String(active[source]))

  return { move, moveAside, whyNot, asking, close: () => setAsking(undefined), moved }
}
