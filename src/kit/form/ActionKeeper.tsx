import { useEffect, type RefObject } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { keepDrafts } from '#src/kit/form/unsaved/draft.ts'
import { UnsavedInput, useInputKey } from './UnsavedInput.tsx'

interface ActionKeeperProps {
  readonly surface: string
  readonly of: string
  /** Called with what was sent, once the action has succeeded. */
  readonly doneRef: RefObject<((sent: object) => void) | null>
}

/** Guards what was filled in for an action, and keeps it as a draft until the action has succeeded. */
export function ActionKeeper({ surface, of, doneRef }: ActionKeeperProps) {
  const { isDirty, isSubmitting } = useFormState()
  const { setValue, reset } = useFormContext()
  const values = useWatch()
  const key = useInputKey(surface, of)
  useEffect(() => {
    // It stays when the form is closed: the action may succeed later.
    doneRef.current = (sent) => {
      if (key !== null) keepDrafts(key, [])
      // A form that stays open, such as that of a report, has nothing unsaved then.
      reset(sent, { keepIsSubmitted: true })
    }
  }, [doneRef, key, reset])
  return (
    <UnsavedInput
      surface={surface}
      of={of}
      value={values}
      hasChanges={isDirty}
      isSending={isSubmitting}
      onRestore={(kept) => {
        for (const [source, value] of Object.entries(kept)) setValue(source, value, { shouldDirty: true })
      }}
    />
  )
}
