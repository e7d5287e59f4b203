import { useEffect, useEffectEvent } from 'react'
import { ValidationError } from 'react-admin'
import styles from './Input.module.css'
import { useFieldInput } from './useFieldInput.ts'

/** A lower level of a cascade as a field of the form: it is validated like any other, and shows its error. */
export function LevelField({ source, onFocus }: { readonly source: string; readonly onFocus: () => void }) {
  const { register, label, error } = useFieldInput(source)
  const focus = useEffectEvent(onFocus)
  useEffect(() => register({ focus: () => focus() }), [register])
  if (error === undefined) return null
  return (
    <p className={styles['error']}>
      {label} <ValidationError error={error} />
    </p>
  )
}
