import { useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'

/** Fills in a form once it is ready: earlier, it would overwrite what is filled in with its own values. */
export function useFillIn(fill: () => void): void {
  const { formState } = useFormContext()
  const { isReady } = formState
  const fillIn = useEffectEvent(fill)
  useEffect(() => {
    if (isReady) fillIn()
  }, [isReady])
}
