import { useRef, useState } from 'react'
import { monthIn } from '#src/kit/input/monthIn.ts'
import { PageControl } from './LabelledSelect.tsx'

interface MonthControlProps {
  readonly label: string
  readonly value: string
  /** Called with a complete month from 2000 on: at once if it was picked, when the user is done if it was typed. */
  readonly onChange: (month: string) => void
}

/** A month, `YYYY-MM`, with its label above it. Browsers without a month picker show a text field. */
export function MonthControl({ label, value, onChange }: MonthControlProps) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  // While the user types, a month picker already reports the years 0002, 0020 and 0202.
  const isTyping = useRef(false)
  if (value !== seen) {
    setSeen(value)
    setText(value)
  }
  const choose = (month: string) => {
    if (month >= '2000-01' && month !== value) onChange(month)
  }
  const finish = (typed: string) => {
    isTyping.current = false
    const month = monthIn(typed) ?? ''
    setText(month >= '2000-01' ? month : value)
    choose(month)
  }
  return (
    <PageControl label={label}>
      <input
        type="month"
        value={text}
        onPointerDown={() => (isTyping.current = false)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') finish(currentTarget.value)
          else isTyping.current = true
        }}
        onChange={({ target }) => {
          setText(target.value)
          if (!isTyping.current) choose(monthIn(target.value) ?? '')
        }}
        onBlur={({ target }) => finish(target.value)}
      />
    </PageControl>
  )
}
