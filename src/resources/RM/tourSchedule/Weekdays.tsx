import { useTranslate } from '#src/kit/base/text/useTranslate.ts'

interface WeekdaysProps {
  readonly days: readonly number[]
}

/** Days of the week by name, from Monday. */
export function Weekdays({ days }: WeekdaysProps) {
  const translate = useTranslate()
  return (
    <>
      {days
        .toSorted()
        .map((day) => translate(`RM.tourSchedule.weekday.${day}`))
        .join(' ')}
    </>
  )
}
