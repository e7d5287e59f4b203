import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import s from './SignIn.module.css'

/** A labelled field with its error beneath. `children` stand inside it, on the right. */
export const TextField = ({ label, error, children, ...input }: TextFieldProps) => {
  const id = useId()
  return (
    <div className={s.field}>
      <label htmlFor={id}>{label}</label>
      <div className={s.box}>
        <input
          {...input}
          id={id}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {children}
      </div>
      {error ? (
        <p id={`${id}-error`} className={s.error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}

interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  error?: string | undefined
  children?: ReactNode
}
