import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useListContext, type Identifier, type RaRecord } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { DialogFrame } from '#src/kit/value/dialog/DialogFrame.tsx'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import type { EachRecordProps } from './EachRecord.tsx'
import { labelOfClose, Outcomes } from './Outcomes.tsx'
import { useSelection } from './selection.ts'
import { succeeded, useEachRecord } from './useEachRecord.ts'
import { useSelectedRecords } from './useSelectedRecords.ts'

/** The content of `EachRecord`. */
export function EachRecordDialog({ title, done, act, onClose }: EachRecordProps) {
  const { resource } = useListContext()
  const { clear, tick, ids: ticked, count } = useSelection()
  const read = useSelectedRecords()
  const client = useQueryClient()
  const translate = useTranslate()
  const notify = useNotify()
  const nameOf = useLocalName()
  // As they were before: removed records have no names any more.
  const [names, setNames] = useState<ReadonlyMap<Identifier, string>>(new Map())
  const [total, setTotal] = useState(count)
  const { outcomes, phase, run, stop } = useEachRecord()
  const readAll = useEffectEvent(read)
  const start = useEffectEvent(async (records: readonly RaRecord[]) => {
    setNames(new Map(records.map((record) => [record.id, nameOf(record)])))
    setTotal(records.length)
    await run(
      records.map(({ id }) => id),
      act,
    )
    void client.invalidateQueries({ queryKey: [resource] })
  })
  const giveUp = useEffectEvent((failure: unknown) => {
    notify(failureOf(failure).message || 'ra.notification.http_error', { type: 'error' })
    onClose()
  })
  useEffect(() => {
    void readAll().then(start, giveUp)
  }, [])
  const close = () => {
    stop()
    if (phase !== 'over') return
    if (ticked) tick(succeeded(outcomes), false)
    else clear()
    onClose()
  }
  return (
    <DialogFrame
      title={title}
      confirm=""
      cancel={translate(labelOfClose[phase === 'over' ? 'over' : 'running'])}
      isBusy={phase !== 'over'}
      error={null}
      action={{}}
      onClose={close}
      outcome={
        <Outcomes {...{ outcomes, total, done }} label={title} nameOf={(id) => names.get(id) ?? String(id)} />
      }
    />
  )
}
