import { useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FormValues } from '#src/kit/form/changes.ts'
import { useChanges } from '#src/kit/form/useChanges.ts'
import type { OutboxForm } from './outboxForm.ts'

interface OutboxKeeperProps {
  readonly outbox: OutboxForm
  readonly isSaved: boolean
}

/** In milliseconds: so that not every key stroke is written. */
const pause = 300

/** Fills in what was kept on the device, and keeps what the user enters there. */
export function OutboxKeeper({ outbox, isSaved }: OutboxKeeperProps) {
  const changes = useChanges()
  const { setValue, formState } = useFormContext()
  const { isReady } = formState
  const { opened, files } = outbox
  const fill = useEffectEvent(() => {
    if (!opened) return
    const uploaded = opened.files.filter(({ uid }) => uid !== null)
    const sources = [...Object.keys(opened.values), ...uploaded.map(({ source }) => source)]
    for (const source of new Set(sources)) {
      const uids = uploaded.filter((one) => one.source === source).map(({ uid }) => uid)
      const value = opened.values[source]
      setValue(source, uids.length > 0 ? [...(Array.isArray(value) ? value : []), ...uids] : value, {
        shouldDirty: true,
      })
    }
  })
  useEffect(() => {
    // Before that the form would overwrite these with its own values.
    if (isReady) fill()
  }, [isReady])
  const isTyped = Object.keys(changes).length > 0 || outbox.hasFiles()
  // What cannot be stored is still in the form.
  const keep = useEffectEvent((values: FormValues, _files: OutboxForm['files']) => {
    outbox.keep(values).catch(() => undefined)
  })
  useEffect(() => {
    if (!isReady || !isTyped || isSaved) return undefined
    const timer = setTimeout(() => keep(changes, files), pause)
    return () => clearTimeout(timer)
  }, [isReady, isTyped, isSaved, changes, files])
  return null
}
