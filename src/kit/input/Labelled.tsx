import { useContext, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { BelowInputContext } from './belowInput.ts'
import { FieldError } from './FieldError.tsx'
import styles from './Input.module.css'
import type { FieldInput } from './useFieldInput.ts'

type LabelledProps = Pick<FieldInput, 'id' | 'label' | 'help' | 'error' | 'isRequired'> & {
  source?: string
  children: ReactNode
}

/** An input with its label above; its help, its error and what the form shows below each input follow. */
export function Labelled({ id, source, label, help, error, isRequired, children }: LabelledProps) {
  const translate = useTranslate()
  const below = useContext(BelowInputContext)
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
      {source !== undefined && below?.(source)}
    </div>
  )
}
