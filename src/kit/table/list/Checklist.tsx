import styles from './Filter.module.css'

type Value = string | number | boolean

interface ChecklistProps {
  options: readonly { value: Value; text: string }[]
  chosen: readonly unknown[]
  /** The selected values, the latest last. */
  onChange: (chosen: unknown[]) => void
}

/** Checkboxes for choices, each of which takes effect immediately. */
export const Checklist = ({ options, chosen, onChange }: ChecklistProps) => (
  <ul className={styles['checklist']}>
    {options.map(({ value, text }) => (
      <li key={String(value)}>
        <label className="row hover gap-10">
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
