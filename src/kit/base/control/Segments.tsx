import { useId } from 'react'
import s from './Segments.module.css'

/** A few choices side by side, one of them selected: radio buttons that look like one bar. */
export const Segments = <T extends string>({ label, choices, value, onChoose }: SegmentsProps<T>) => {
  const name = useId()
  return (
    <fieldset className={s.group}>
      <legend className="muted small">{label}</legend>
      <div className={s.bar}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span className="stack center muted small text-center">{choice.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface SegmentsProps<T extends string> {
  label: string
  choices: readonly { value: T; text: string }[]
  value: T
  onChoose: (value: T) => void
}
