import { useContext, type ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { BelowInputContext } from './belowInput.ts'
import { FieldError } from './FieldError.tsx'
import styles from './Input.module.css'
import type { FieldInput } from './useFieldInput.ts'

type LabelledProps = Pick<FieldInput, 'id' | 'label' | 'help' | 'error' | 'isRequired'> & {
  source?: string
  /** For screen readers: the elements below the inputs that describe a group. */
  describedBy?: string | undefined
  /** Several inputs under one label, such as checkboxes. */
  isGroup?: boolean
  children: ReactNode
}

/** An input with its label above; its help, its error and what the form shows below each input follow. */
export function Labelled({ id, source, label, help, error, isRequired, children, ...props }: LabelledProps) {
  const { isGroup = false, describedBy } = props
  const translate = useTranslate()
  const below = useContext(BelowInputContext)
  const name = (
    <>
      {label}
      {isRequired && <span className={styles['required']}>{translate('atrium.form.required')}</span>}
    </>
  )
  const inputs = (
    <>
      {children}
      <FieldError id={id} error={error} />
      {help !== '' && (
        <p id={`${id}-help`} className="muted tiny">
          {help}
        </p>
      )}
      {source !== undefined && below?.(source)}
    </>
  )
  return isGroup ? (
    <fieldset id={id} className={styles['labelled']} aria-describedby={describedBy}>
      <legend className="muted small">{name}</legend>
      {inputs}
    </fieldset>
  ) : (
    <div className={styles['labelled']}>
      <label htmlFor={id} className="muted small">
        {name}
      </label>
      {inputs}
    </div>
  )
}
