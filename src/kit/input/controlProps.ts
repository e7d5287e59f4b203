import styles from './Input.module.css'
import type { FieldInput } from './useFieldInput.ts'

/** What every element that takes the typing of an input has: its look, and what screen readers are told of it. */
export const controlProps = ({
  id,
  error,
  isRequired,
  describedBy,
}: Pick<FieldInput, 'id' | 'error' | 'isRequired' | 'describedBy'>) => ({
  id,
  className: styles['control'],
  'aria-invalid': error !== undefined,
  'aria-required': isRequired,
  'aria-describedby': describedBy,
})
