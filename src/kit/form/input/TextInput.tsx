import { longText } from '#contract/fieldSchemas.ts'
import { storedText } from '#contract/keyText.ts'
import { controlProps } from './controlProps.ts'
import { Labelled } from './Labelled.tsx'
import { useFieldInput } from './useFieldInput.ts'

interface TextInputProps {
  source: string
  /** The language of the text, for fonts, spell checking and screen readers. */
  lang?: string | undefined
  /** The label, if it is not the field's own. */
  label?: string | undefined
}

/** A text; it has several lines if it may be 500 characters or longer. Empty is null. */
export function TextInput({ source, lang, label }: TextInputProps) {
  const own = useFieldInput(source)
  const input = label === undefined ? own : { ...own, label }
  const control = {
    ...controlProps(input),
    ref: input.register,
    value: String(input.value ?? ''),
    lang,
    onChange: (event: { target: { value: string } }) =>
      input.setValue(event.target.value === '' ? null : event.target.value),
    onBlur: () => {
      // Nobody misses what it takes away.
      if (typeof own.value === 'string') {
        const stored = storedText(own.value, own.field)
        if (stored !== own.value) own.setValue(stored || null)
      }
      input.onBlur()
    },
  }
  const isLong = (input.field.max ?? 0) >= longText
  return (
    <Labelled {...input}>
      {isLong ? <textarea rows={4} {...control} /> : <input type="text" autoComplete="off" {...control} />}
    </Labelled>
  )
}
