import { useTranslate } from 'react-admin'
import styles from './Input.module.css'
import { Labelled } from './Labelled.tsx'
import { limitsOf } from './limitsOf.ts'
import { hasMonthPicker, monthIn } from './monthIn.ts'
import { usePickerInput } from './usePickerInput.ts'
import { withHelp } from './useFieldInput.ts'

/**
 * A calendar month, `YYYY-MM`. Empty is null. Browsers without a month picker show a text field, in which a month
 * may be written in any usual way.
 */
export function MonthInput({ source }: { readonly source: string }) {
  const translate = useTranslate()
  const picker = usePickerInput(source)
  const isTyped = !hasMonthPicker()
  const { register, ...input } =
    isTyped && picker.help === '' ? withHelp(picker, translate('atrium.validation.month')) : picker
  const { value } = input
  const { first, last } = limitsOf(input.field)
  return (
    <Labelled {...input}>
      <input
        id={input.id}
        ref={register}
        className={styles['control']}
        type={isTyped ? 'text' : 'month'}
        min={first}
        max={last ?? '9999-12'}
        autoComplete="off"
        value={String(value ?? '')}
        aria-invalid={input.error !== undefined}
        aria-required={input.isRequired}
        aria-describedby={input.describedBy}
        onChange={({ target }) => input.setValue(target.value === '' ? null : target.value)}
        onBlur={({ target }) => {
          const month = monthIn(target.value)
          if (month !== undefined && month !== value) input.setValue(month)
          input.onBlur()
        }}
      />
    </Labelled>
  )
}
