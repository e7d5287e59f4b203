import { useWords } from '#src/kit/value/field/useWords.ts'
import styles from './Input.module.css'
import { Labelled } from './Labelled.tsx'
import { useFieldInput } from './useFieldInput.ts'

/** Yes or no, as a switch. */
export function FlagInput({ source }: { source: string }) {
  const { register, ...input } = useFieldInput(source)
  const words = useWords()
  const isOn = input.value === true
  return (
    <Labelled {...input}>
      <span className={styles['flag']}>
        <input
          id={input.id}
          ref={register}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={input.describedBy}
          onChange={(event) => input.setValue(event.target.checked)}
          onBlur={input.onBlur}
        />
        <span aria-hidden="true">{words.yesNo(isOn)}</span>
      </span>
    </Labelled>
  )
}
