import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FormValues } from '#src/kit/form/change/changes.ts'
import { UnsavedGuard } from '#src/kit/form/unsaved/UnsavedGuard.tsx'
import { useChanges } from '#src/kit/form/change/useChanges.ts'
import { useFillIn } from '#src/kit/form/change/useFillIn.ts'
import { useUnmount } from '#src/kit/base/control/useUnmount.ts'
import type { OutboxForm } from './outboxForm.ts'
import { recordOf } from './entry.ts'

interface OutboxKeeperProps {
  readonly outbox: OutboxForm
  readonly isSaved: boolean
}

/** In milliseconds: so that not every key stroke is written. */
const pause = 300

/**
 * Fills in what was kept on the device, and keeps what the user enters there. Asks for confirmation before input
 * is lost that could not be kept.
 */
export function OutboxKeeper({ outbox, isSaved }: OutboxKeeperProps) {
  const changes = useChanges()
  const { setValue, formState } = useFormContext()
  const { isReady } = formState
  const { opened, files } = outbox
  useFillIn(() => {
    if (!opened) return
    for (const [source, value] of Object.entries(recordOf(opened))) {
      setValue(source, value, { shouldDirty: true })
    }
  })
  const isTyped = Object.keys(changes).length > 0 || outbox.hasFiles()
  const [kept, setKept] = useState<FormValues>()
  const pending = useRef<(() => void) | null>(null)
  const hadInput = useRef(false)
  const keep = useEffectEvent((values: FormValues, _files: OutboxForm['files']) => {
    pending.current = null
    outbox.keep(values).then(
      () => setKept(values),
      // What cannot be stored is still in the form.
      () => undefined,
    )
  })
  useEffect(() => {
    // A form that is empty again replaces what was kept; one that is not filled in yet does not.
    hadInput.current ||= isTyped
    if (!isReady || !hadInput.current || isSaved) return undefined
    pending.current = () => keep(changes, files)
    const timer = setTimeout(() => pending.current?.(), pause)
    return () => clearTimeout(timer)
  }, [isReady, isTyped, isSaved, changes, files])
  useUnmount(() => pending.current?.())
  return <UnsavedGuard isSaved={isSaved || kept === changes} text="atrium.outbox.leave_text" />
}
