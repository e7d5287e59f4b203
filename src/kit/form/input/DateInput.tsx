import { dayOf, momentOf, secondsOf, startOfDay } from '#src/kit/value/field/formatDate.ts'
import { controlProps } from './controlProps.ts'
import { DayBox } from './DayBox.tsx'
import { Labelled } from './Labelled.tsx'
import { limitsOf } from './limitsOf.ts'
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
  const { first, last } = limitsOf(input.field)
  const text = typeof input.value === 'number' ? write(input.value) : String(input.value ?? '')
  return (
    <Labelled {...input}>
      <DayBox
        {...controlProps(input)}
        ref={register}
        withTime={isMoment}
        min={isMoment && first !== undefined ? `${first}T00:00` : first}
        max={isMoment && last !== undefined ? `${last}T23:59` : last}
        value={text}
        onChange={(value) => input.setValue(value === '' ? null : read(value))}
        onBlur={input.onBlur}
      />
    </Labelled>
  )
}
