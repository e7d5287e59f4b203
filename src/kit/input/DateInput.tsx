import { dayOf, momentOf, secondsOf, startOfDay } from '#src/kit/field/formatDate.ts'
import styles from './Input.module.css'
import { Labelled } from './Labelled.tsx'
import { usePickerInput } from './usePickerInput.ts'

/**
 * A calendar day, stored as a day or as the unix seconds of its start, or a date and time in the site's time
 * zone. Empty is null.
 */
export function DateInput({ source }: { source: string }) {
  const { register, ...input } = usePickerInput(source)
  const { kind, means } = input.field
  const isMoment = kind === 'seconds' && means !== 'day'
  const read = isMoment ? secondsOf : kind === 'seconds' ? startOfDay : String
  const write = isMoment ? momentOf : dayOf
  const text = typeof input.value === 'number' ? write(input.value) : String(input.value ?? '')
  return (
    <Labelled {...input}>
      <input
        id={input.id}
        ref={register}
        className={styles['control']}
        type={isMoment ? 'datetime-local' : 'date'}
        max={isMoment ? '9999-12-31T23:59' : '9999-12-31'}
        value={text}
        aria-invalid={input.error !== undefined}
        aria-required={input.isRequired}
        aria-describedby={input.describedBy}
        onChange={({ target: { value } }) => input.setValue(value === '' ? null : read(value))}
        onBlur={input.onBlur}
      />
    </Labelled>
  )
}
