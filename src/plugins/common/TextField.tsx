import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import styles from '#src/kit/input/Input.module.css'
import s from './Profile.module.css'

/** A labelled field with what is wrong, or else a note, beneath. `children` stand beside it on the same line. */
export const TextField = ({ label, error, note, onType, children, ...input }: TextFieldProps) => {
  const id = useId()
  const told = error || note
  return (
    <div className={styles['labelled']}>
      <label htmlFor={id}>{label}</label>
      <div className={s.line}>
        <input
          {...input}
          id={id}
          className={styles['control']}
          aria-invalid={error ? true : undefined}
          aria-describedby={told ? `${id}-told` : undefined}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        {children}
      </div>
      {told ? (
        <p id={`${id}-told`} className={error ? styles['error'] : styles['help']}>
          {told}
        </p>
      ) : null}
    </div>
  )
}

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  error?: string | undefined
  note?: string | undefined
  onType: (value: string) => void
  children?: ReactNode
}
