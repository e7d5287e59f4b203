import { ValidationError } from 'react-admin'
import styles from './Input.module.css'
import type { FieldInput } from './useFieldInput.ts'

/** What is wrong with an input, beneath it; nothing when all is well. `Labelled` draws it by itself. */
export const FieldError = ({ id, error }: Pick<FieldInput, 'id' | 'error'>) =>
  error === undefined ? null : (
    <p id={`${id}-error`} className={styles['error']}>
      <ValidationError error={error} />
    </p>
  )
