import { useWords } from '#src/kit/field/useWords.ts'
import styles from './Input.module.css'
import { Labelled } from './Labelled.tsx'
import { useFieldInput } from './useFieldInput.ts'

/** Some of the choices from the contract, each a checkbox; they are stored in the order of the contract. */
export function ChoicesInput({ source }: { source: string }) {
  const { register, ...input } = useFieldInput(source)
  const words = useWords()
  const { choices = [] } = input.field
  const chosen: readonly unknown[] = Array.isArray(input.value) ? input.value : []
  return (
    <Labelled isGroup {...input}>
      <div className={styles['choices']}>
        {choices.map((choice, at) => (
          <label key={choice}>
            <input
              type="checkbox"
              ref={at === 0 ? register : undefined}
              checked={chosen.includes(choice)}
              onChange={({ target }) =>
                input.setValue(
                  choices.filter((one) => (one === choice ? target.checked : chosen.includes(one))),
                )
              }
              onBlur={input.onBlur}
            />
            {words.choice(source, choice)}
          </label>
        ))}
      </div>
    </Labelled>
  )
}
