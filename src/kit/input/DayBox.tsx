import Calendar from '@mui/icons-material/CalendarTodayOutlined'
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import { readDay, readMoment } from '#contract/dayText.ts'
import { formatDay } from '#src/kit/field/formatDate.ts'
import styles from './DayBox.module.css'

interface DayBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  /** `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm` with the time; empty without a day. */
  readonly value: string
  /** Called with a complete day in the same form, or with an empty text if there is none. */
  readonly onChange: (day: string) => void
  readonly withTime?: boolean
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/**
 * The text box of a day, for all inputs of days: it shows the day as the rest of the console does, unlike the
 * browser's own input, which follows the browser's language. People type the day, or choose it from the browser's
 * calendar: by the icon or Alt + Down; on touch screens by a tap anywhere.
 */
export function DayBox({ value, onChange, withTime = false, min, max, className, ...props }: DayBoxProps) {
  const translate = useTranslate()
  const calendar = useRef<HTMLInputElement>(null)
  // What was typed, while it is being typed and if it cannot be read. Otherwise the day is shown.
  const [typed, setTyped] = useState<string | null>(null)

  const type = (input: HTMLInputElement) => {
    const day = (withTime ? momentIn(input.value) : readDay(input.value)) ?? ''
    // Like the browser's own input with half a day: a form must not be sent as if the input were empty.
    const isUnreadable = day === '' && input.value.trim() !== ''
    input.setCustomValidity(isUnreadable ? translate('atrium.validation.incomplete') : '')
    setTyped(input.value)
    onChange(day)
  }
  const openOnKeys = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'ArrowDown') return
    event.preventDefault()
    calendar.current?.showPicker()
  }
  return (
    <span className={styles['box']}>
      <input
        placeholder={translate(withTime ? 'atrium.form.moment_format' : 'atrium.form.day_format')}
        autoComplete="off"
        {...props}
        className={className}
        type="text"
        value={typed ?? written(value)}
        onChange={({ target }) => type(target)}
        onKeyDown={(event) => {
          openOnKeys(event)
          props.onKeyDown?.(event)
        }}
        onBlur={(event) => {
          if (value !== '' || event.target.value.trim() === '') {
            event.target.setCustomValidity('')
            setTyped(null)
          }
          props.onBlur?.(event)
        }}
      />
      {/* The text box has the label; the calendar is for the pointer. */}
      <input
        ref={calendar}
        className={styles['calendar']}
        type={withTime ? 'datetime-local' : 'date'}
        aria-hidden
        tabIndex={-1}
        min={min}
        max={max ?? (withTime ? '9999-12-31T23:59' : '9999-12-31')}
        value={value}
        disabled={props.disabled}
        onChange={({ target }) => {
          if (target.previousSibling instanceof HTMLInputElement) target.previousSibling.setCustomValidity('')
          setTyped(null)
          onChange(target.value)
        }}
      />
      <button
        type="button"
        className={styles['open']}
        aria-hidden
        tabIndex={-1}
        onClick={() => calendar.current?.showPicker()}
      >
        <Calendar />
      </button>
    </span>
  )
}

/** The time is typed as well: a day alone is half of it. */
const momentIn = (text: string): string | undefined =>
  /:\d/.test(text) ? readMoment(text)?.slice(0, 16) : undefined

/** As everywhere in the console: `2026/11/2 18:00`. */
const written = (value: string): string => {
  const [day = '', time] = value.split('T')
  return day === '' ? '' : [formatDay(day), ...(time === undefined ? [] : [time])].join(' ')
}
