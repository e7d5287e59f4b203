import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import s from './TextField.module.css'

/**
 * A labelled field with its error, or else its note, beneath: in the gap below every field, so that nothing
 * moves. `children` are inside the box, on the right.
 */
export const TextField = ({ label, error, note, onType, children, ...input }: TextFieldProps) => {
  const id = useId()
  const told = error ?? note
  return (
    <div className={s.field}>
      <label htmlFor={id}>{label}</label>
      <div className={s.box}>
        <input
          required
          {...input}
          id={id}
          onChange={(event) => onType(event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={told ? `${id}-told` : undefined}
        />
        {children}
      </div>
      {told ? (
        <p id={`${id}-told`} className={error ? s.error : s.note}>
          {told}
        </p>
      ) : null}
    </div>
  )
}

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  value: string
  onType: (value: string) => void
  error?: string | undefined
  note?: string | undefined
  children?: ReactNode
}
