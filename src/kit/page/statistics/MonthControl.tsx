import { useRef } from 'react'
import { MonthBox } from '#src/kit/form/input/MonthBox.tsx'
import { PageControl } from './LabelledSelect.tsx'

interface MonthControlProps {
  readonly label: string
  readonly value: string
  /** Called with a complete month from 2000 on: at once if it was picked, when the user is done if it was typed. */
  readonly onChange: (month: string) => void
}

/** A month, `YYYY-MM`, with its label above it. */
export function MonthControl({ label, value, onChange }: MonthControlProps) {
  // While the user types 2026-12, there is 2026-1 for a moment.
  const typed = useRef('')
  const choose = (month: string) => {
    typed.current = ''
    if (month >= first && month !== value) onChange(month)
  }
  return (
    <PageControl label={label}>
      <MonthBox
        value={value}
        required
        min={first}
        onChange={(month, isPicked) => {
          if (isPicked) choose(month)
          else typed.current = month
        }}
        onKeyDown={({ key }) => key === 'Enter' && choose(typed.current)}
        onBlur={() => choose(typed.current)}
      />
    </PageControl>
  )
}

const first = '2000-01'
