import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useGetMany, useListContext, useTranslate, type Identifier } from 'react-admin'
import { DialogFrame } from '#src/kit/dialog/DialogFrame.tsx'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { labelOfClose, Outcomes } from './Outcomes.tsx'
import { useSelection } from './selection.ts'
import { succeeded, useEachRecord } from './useEachRecord.ts'

interface EachRecordProps {
  readonly ids: readonly Identifier[]
  /** What is done, and what is said of a record where it succeeded, in words. */
  readonly title: string
  readonly done: string
  readonly act: (id: Identifier) => Promise<unknown>
  readonly onClose: () => void
}

/**
 * A dialog that acts on records of the list one by one, after all of them together were refused, and reports the result
 * for each. Those that it succeeded for are no longer selected when the dialog closes.
 */
export function EachRecord({ ids, title, done, act, onClose }: EachRecordProps) {
  const { resource, refetch } = useListContext()
  const { clear, tick, ids: ticked } = useSelection()
  const client = useQueryClient()
  const translate = useTranslate()
  const names = useNames(resource, ids)
  const { outcomes, phase, run, stop } = useEachRecord(ids)
  const start = useEffectEvent(async () => {
    await run(act)
    void client.invalidateQueries({ queryKey: [resource] })
    void refetch()
  })
  const isReady = names !== null
  useEffect(() => {
    if (isReady) void start()
  }, [isReady])
  const close = () => {
    stop()
    if (phase !== 'over') return
    if (ticked) tick(succeeded(outcomes), false)
    else clear()
    onClose()
  }
  const label = labelOfClose[phase === 'asking' ? 'running' : phase]
  return (
    <DialogFrame
      title={title}
      confirm=""
      cancel={translate(label)}
      isBusy={phase !== 'over'}
      error={null}
      action={{}}
      onClose={close}
      outcome={
        <Outcomes
          {...{ outcomes, done }}
          total={ids.length}
          label={title}
          nameOf={(id) => names?.get(id) ?? String(id)}
        />
      }
    />
  )
}

/** The names of the records, as they were before the action; null until they are known or cannot be read. */
function useNames(resource: string, ids: readonly Identifier[]): ReadonlyMap<Identifier, string> | null {
  const nameOf = useLocalName()
  const { data, isPending } = useGetMany(resource, { ids: [...ids] }, { onError: () => undefined })
  const [names, setNames] = useState<ReadonlyMap<Identifier, string> | null>(null)
  if (names === null && !isPending) {
    const records = (data ?? []).filter((record) => record !== undefined)
    setNames(new Map(records.map((record) => [record.id, nameOf(record)])))
  }
  return names
}
