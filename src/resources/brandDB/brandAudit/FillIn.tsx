import { useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FormValues } from '#src/kit/form/change/changes.ts'

/** Renders nothing. Fills in an earlier proposal once, as if it had been typed. */
export function FillIn({ values }: { values: FormValues }) {
  const { setValue, formState } = useFormContext()
  const { isReady } = formState
  const fill = useEffectEvent(() => {
    for (const [source, value] of Object.entries(values)) setValue(source, value, { shouldDirty: true })
  })
  useEffect(() => {
    // Earlier, the form would overwrite these with its own values.
    if (isReady) fill()
  }, [isReady])
  return null
}
