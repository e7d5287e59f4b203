import { useTranslate } from 'react-admin'
import { FieldError } from '#src/kit/input/FieldError.tsx'
import { useFieldInput } from '#src/kit/input/useFieldInput.ts'
import styles from './TourSchedule.module.css'

const week = [1, 2, 3, 4, 5, 6, 7] as const

/** An input for days of the week. */
export function WeekdaysInput({ texts }: { readonly texts: string }) {
  const translate = useTranslate()
  const { register, ...input } = useFieldInput('weekdays')
  const chosen = Array.isArray(input.value) ? input.value.map(Number) : []
  const choose = (day: number, isOn: boolean) => {
    input.setValue(week.filter((one) => (one === day ? isOn : chosen.includes(one))))
    input.onBlur()
  }
  return (
    <fieldset className={styles['week']} aria-describedby={input.describedBy} id={input.id}>
      <legend>
        {input.label} <span>{translate('atrium.form.required')}</span>
      </legend>
      <div>
        {week.map((day, at) => (
          <label key={day}>
            <input
              type="checkbox"
              ref={at === 0 ? register : null}
              checked={chosen.includes(day)}
              onChange={({ target }) => choose(day, target.checked)}
            />
            {translate(`${texts}.weekday.${day}`)}
          </label>
        ))}
      </div>
      <FieldError id={input.id} error={input.error} />
    </fieldset>
  )
}
