import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useGetMany, useListContext, useTranslate, type Identifier } from 'react-admin'
import { DialogFrame } from '#src/kit/dialog/DialogFrame.tsx'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import type { EachRecordProps } from './EachRecord.tsx'
import { labelOfClose, Outcomes } from './Outcomes.tsx'
import { useSelection } from './selection.ts'
import { succeeded, useEachRecord } from './useEachRecord.ts'
import { useSelectedIds } from './useSelectedIds.ts'

/** The content of `EachRecord`. */
export function EachRecordDialog(props: EachRecordProps) {
  const selectedIds = useSelectedIds()
  const [ids, setIds] = useState<readonly Identifier[] | null>(null)
  const read = useEffectEvent(selectedIds)
  useEffect(() => {
    void read().then(setIds)
  }, [])
  return ids && <Acting ids={ids} {...props} />
}

function Acting({
  ids,
  title,
  done,
  act,
  onClose,
}: EachRecordProps & { readonly ids: readonly Identifier[] }) {
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
