import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { FieldError } from './FieldError.tsx'
import styles from './Input.module.css'
import type { FieldInput } from './useFieldInput.ts'

type LabelledProps = Pick<FieldInput, 'id' | 'label' | 'help' | 'error' | 'isRequired'> & {
  children: ReactNode
}

/** An input with its label above, and its help and error below. */
export function Labelled({ id, label, help, error, isRequired, children }: LabelledProps) {
  const translate = useTranslate()
  return (
    <div className={styles['labelled']}>
      <label htmlFor={id}>
        {label}
        {isRequired && <span className={styles['required']}>{translate('atrium.form.required')}</span>}
      </label>
      {children}
      <FieldError id={id} error={error} />
      {help !== '' && (
        <p id={`${id}-help`} className={styles['help']}>
          {help}
        </p>
      )}
    </div>
  )
}
