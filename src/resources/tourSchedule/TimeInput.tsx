import { useTranslate } from 'react-admin'
import { readTime } from '#contract/dayText.ts'
import { controlProps } from '#src/kit/input/controlProps.ts'
import { Labelled } from '#src/kit/input/Labelled.tsx'
import { PickerBox } from '#src/kit/input/PickerBox.tsx'
import { usePickerInput } from '#src/kit/input/usePickerInput.ts'

/** An input for a time of day at the site, `HH:MM`, which is typed. */
export function TimeInput() {
  const translate = useTranslate()
  const { register, ...input } = usePickerInput('time')
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
