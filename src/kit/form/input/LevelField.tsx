import { useContext, useImperativeHandle } from 'react'
import { ValidationError } from 'react-admin'
import { BelowInputContext } from './belowInput.ts'
import { useFieldInput } from './useFieldInput.ts'

/** A lower level of a cascade as a field of the form: it is validated like any other, and shows its error. */
export function LevelField({ source, onFocus }: { readonly source: string; readonly onFocus: () => void }) {
  const { register, label, error } = useFieldInput(source)
  const below = useContext(BelowInputContext)
  useImperativeHandle(register, () => ({ focus: onFocus }), [onFocus])
  return (
    <>
      {error !== undefined && (
        <p className="red small">
          {label} <ValidationError error={error} />
        </p>
      )}
      {below?.(source)}
    </>
  )
}
