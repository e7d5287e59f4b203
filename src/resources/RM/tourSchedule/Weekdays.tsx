import { useTranslate } from 'react-admin'

interface WeekdaysProps {
  readonly days: readonly number[]
  readonly texts: string
}

/** Days of the week by name, from Monday. */
export function Weekdays({ days, texts }: WeekdaysProps) {
  const translate = useTranslate()
  return (
    <>
      {days
        .toSorted()
        .map((day) => translate(`${texts}.weekday.${day}`))
        .join(' ')}
    </>
  )
}
