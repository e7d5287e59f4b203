import { ValidationError } from 'react-admin'
import type { FieldInput } from './useFieldInput.ts'

/** The error below an input; nothing if it is valid. `Labelled` renders it automatically. */
export const FieldError = ({ id, error }: Pick<FieldInput, 'id' | 'error'>) =>
  error === undefined ? null : (
    <p id={`${id}-error`} className="red small">
      <ValidationError error={error} />
    </p>
  )
