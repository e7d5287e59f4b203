import styles from './Input.module.css'
import type { FieldInput } from './useFieldInput.ts'

/** Props of the element that the user types into: its style, and its ARIA attributes. */
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
