import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Checks } from '#src/kit/form/input/Checks.tsx'
import { Labelled } from '#src/kit/form/input/Labelled.tsx'
import { useFieldInput } from '#src/kit/form/input/useFieldInput.ts'

const week = [1, 2, 3, 4, 5, 6, 7] as const

/** An input for days of the week. */
export function WeekdaysInput() {
  const translate = useTranslate()
  const input = useFieldInput('weekdays')
  return (
    <Labelled isGroup {...input} isRequired>
      <Checks options={week.map((day) => [day, translate(`RM.tourSchedule.weekday.${day}`)])} input={input} />
    </Labelled>
  )
}
