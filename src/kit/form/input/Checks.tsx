import styles from './Input.module.css'
import type { FieldInput } from './useFieldInput.ts'

interface ChecksProps<T extends string | number> {
  /** The values in the order in which they are stored, and what each is called. */
  readonly options: readonly (readonly [value: T, text: string])[]
  readonly input: Pick<FieldInput, 'value' | 'setValue' | 'onBlur' | 'register'>
}

/** A checkbox for each value that a list can hold. Put it into `<Labelled isGroup>`. */
export function Checks<T extends string | number>({ options, input }: ChecksProps<T>) {
  const { value: chosen, setValue, onBlur, register } = input
  const isChosen = (value: T): boolean => Array.isArray(chosen) && chosen.includes(value)
  const choose = (value: T, isOn: boolean) => {
    const values = options.map(([one]) => one)
    setValue(values.filter((one) => (one === value ? isOn : isChosen(one))))
    onBlur()
  }
  return (
    <div className={styles['choices']}>
      {options.map(([value, text], at) => (
        <label key={value} className="row gap-8">
          <input
            type="checkbox"
            ref={at === 0 ? register : undefined}
            checked={isChosen(value)}
            onChange={({ target }) => choose(value, target.checked)}
          />
          {text}
        </label>
      ))}
    </div>
  )
}
