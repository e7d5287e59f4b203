import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { readMonth } from '#contract/dayText.ts'
import { PickerBox, type PickerBoxProps } from './PickerBox.tsx'

/** The text box of a month, `YYYY-MM`, for all inputs of months: people type the month in any usual way, or pick it. */
export const MonthBox = (props: Omit<PickerBoxProps, 'read' | 'write' | 'picker' | 'typedOf'>) => (
  <PickerBox
    placeholder={useTranslate()('atrium.form.month_format')}
    {...props}
    picker="month"
    read={readMonth}
    write={String}
  />
)
