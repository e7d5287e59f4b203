import { useId } from 'react'
import { controlProps } from '#src/kit/form/input/controlProps.ts'
import { DayBox } from '#src/kit/form/input/DayBox.tsx'
import { Labelled } from '#src/kit/form/input/Labelled.tsx'

interface WizardFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: 'text' | 'date' | 'figure'
  readonly error?: string | undefined
  readonly help?: string
  /** The latest date that can be chosen. */
  readonly max?: string
}

/** An input of a wizard, which keeps its value itself: with its label above, and its error and help below. */
export function WizardField({ label, type = 'text', error, help = '', max, ...input }: WizardFieldProps) {
  const id = useId()
  const describedBy = error === undefined ? `${id}-help` : `${id}-error ${id}-help`
  const control = controlProps({ id, error, isRequired: false, describedBy })
  return (
    <Labelled {...{ id, label, help, error }} isRequired={false}>
      {type === 'date' ? (
        <DayBox {...control} {...input} max={max} />
      ) : (
        <input
          {...control}
          type="text"
          inputMode={type === 'figure' ? 'decimal' : 'text'}
          autoComplete="off"
          maxLength={30}
          value={input.value}
          onChange={({ target }) => input.onChange(target.value)}
        />
      )}
    </Labelled>
  )
}
