import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { readDay, readMoment } from '#contract/dayText.ts'
import { formatDay } from '#src/kit/value/field/formatDate.ts'
import { PickerBox, type PickerBoxProps } from './PickerBox.tsx'

interface DayBoxProps extends Omit<PickerBoxProps, 'read' | 'write' | 'picker' | 'typedOf'> {
  readonly withTime?: boolean
}

/**
 * The text box of a day, `YYYY-MM-DD`, or with the time `YYYY-MM-DDTHH:mm`, for all inputs of days: people type the day, or
 * pick it.
 */
export function DayBox({ withTime = false, min, max, ...props }: DayBoxProps) {
  const translate = useTranslate()
  const time = props.value.slice(11)
  return (
    <PickerBox
      placeholder={translate(withTime ? 'atrium.form.moment_format' : 'atrium.form.day_format')}
      {...props}
      picker="day"
      read={withTime ? momentIn : readDay}
      write={written}
      // The time stays, or is left to be typed.
      typedOf={(day) => (withTime ? `${formatDay(day)} ${time}` : day)}
      min={min?.slice(0, 10)}
      max={max?.slice(0, 10)}
    />
  )
}

/** The time is typed as well: a day alone is half of it. */
const momentIn = (text: string): string | undefined =>
  /:\d/.test(text) ? readMoment(text)?.slice(0, 16) : undefined

/** As everywhere in the console: `2026/11/2 18:00`. */
const written = (value: string): string => {
  const [day = '', time] = value.split('T')
  return [formatDay(day), ...(time === undefined ? [] : [time])].join(' ')
}
