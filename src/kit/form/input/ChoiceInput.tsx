import { useWords } from '#src/kit/value/field/useWords.ts'
import styles from './Input.module.css'
import { Labelled } from './Labelled.tsx'
import { scaleOf } from './scaleOf.ts'
import { useFieldInput } from './useFieldInput.ts'

/** A choice from the contract, or a step of a short scale; it can be empty if the field allows that. */
export function ChoiceInput({ source }: { source: string }) {
  const { register, ...input } = useFieldInput(source)
  const words = useWords()
  const choices: readonly (string | number)[] = input.field.choices ?? scaleOf(input.field) ?? []
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
        onChange={({ target }) =>
          input.setValue(choices.find((choice) => String(choice) === target.value) ?? null)
        }
        onBlur={input.onBlur}
      >
        {hasNone && <option value="">-</option>}
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {words.choice(source, choice)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
