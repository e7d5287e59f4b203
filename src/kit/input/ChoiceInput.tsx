import { useWords } from '#src/kit/field/useWords.ts'
import styles from './Input.module.css'
import { Labelled } from './Labelled.tsx'
import { useFieldInput } from './useFieldInput.ts'

/** A choice from the contract; it can be empty if the field allows that. */
export function ChoiceInput({ source }: { source: string }) {
  const { register, ...input } = useFieldInput(source)
  const words = useWords()
  const hasNone = input.field.nullable || input.value === null || input.value === undefined
  return (
    <Labelled {...input}>
      <select
        id={input.id}
        ref={register}
        className={styles['control']}
        value={String(input.value ?? '')}
        aria-invalid={input.error !== undefined}
        aria-required={input.isRequired}
        aria-describedby={input.describedBy}
        onChange={(event) => input.setValue(event.target.value === '' ? null : event.target.value)}
        onBlur={input.onBlur}
      >
        {hasNone && <option value="">-</option>}
        {input.field.choices?.map((choice) => (
          <option key={choice} value={choice}>
            {words.choice(source, choice)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
