import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { controlProps } from '#src/kit/form/input/controlProps.ts'
import { Labelled } from '#src/kit/form/input/Labelled.tsx'
import s from './Profile.module.css'

/** A labelled field with an error or a note below it. `children` are next to it on the same line. */
export const TextField = ({
  label,
  error,
  note,
  onType,
  children,
  required = false,
  ...input
}: TextFieldProps) => {
  const id = useId()
  const describedBy = error ? `${id}-error` : note ? `${id}-help` : undefined
  const control = controlProps({ id, isRequired: required, error: error || undefined, describedBy })
  return (
    <Labelled
      id={id}
      label={label}
      isRequired={false}
      error={error || undefined}
      help={error ? '' : (note ?? '')}
    >
      <div className={s.line}>
        <input
          {...input}
          {...control}
          className={`${control.className} grow`}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        {children}
      </div>
    </Labelled>
  )
}

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  error?: string | undefined
  note?: string | undefined
  onType: (value: string) => void
  children?: ReactNode
}
