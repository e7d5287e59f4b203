import styles from './Filter.module.css'

type Value = string | number | boolean

interface ChecklistProps {
  options: readonly { value: Value; text: string }[]
  chosen: readonly unknown[]
  /** The chosen values, the one ticked last at the end. */
  onChange: (chosen: unknown[]) => void
}

/** Choices to tick, each taking effect at once. */
export const Checklist = ({ options, chosen, onChange }: ChecklistProps) => (
  <ul className={styles['checklist']}>
    {options.map(({ value, text }) => (
      <li key={String(value)}>
        <label>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={(event) => {
              const others = chosen.filter((one) => one !== value)
              onChange(event.target.checked ? [...others, value] : others)
            }}
          />
          <span>{text}</span>
        </label>
      </li>
    ))}
  </ul>
)
