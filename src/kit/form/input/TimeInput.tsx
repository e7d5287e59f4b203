import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { readTime } from '#contract/dayText.ts'
import { controlProps } from './controlProps.ts'
import { Labelled } from './Labelled.tsx'
import { PickerBox } from './PickerBox.tsx'
import { usePickerInput } from './usePickerInput.ts'

/** An input for a time of day at the site, `HH:MM`, which is typed. */
export function TimeInput({ source }: { readonly source: string }) {
  const translate = useTranslate()
  const { register, ...input } = usePickerInput(source, 'time_read')
  return (
    <Labelled {...input}>
      <PickerBox
        {...controlProps(input)}
        ref={register}
        placeholder={translate('atrium.form.time_format')}
        inputMode="numeric"
        read={readTime}
        write={String}
        value={String(input.value ?? '')}
        onChange={(value) => input.setValue(value === '' ? null : value)}
        onBlur={input.onBlur}
      />
    </Labelled>
  )
}
