import { controlProps } from './controlProps.ts'
import { Labelled } from './Labelled.tsx'
import { limitsOf } from './limitsOf.ts'
import { MonthBox } from './MonthBox.tsx'
import { usePickerInput } from './usePickerInput.ts'

/** A calendar month, `YYYY-MM`, which may be written in any usual way. Empty is null. */
export function MonthInput({ source }: { readonly source: string }) {
  const { register, ...input } = usePickerInput(source, 'month')
  const { first, last } = limitsOf(input.field)
  return (
    <Labelled {...input}>
      <MonthBox
        {...controlProps(input)}
        ref={register}
        min={first}
        max={last}
        value={String(input.value ?? '')}
        onChange={(month) => input.setValue(month === '' ? null : month)}
        onBlur={input.onBlur}
      />
    </Labelled>
  )
}
