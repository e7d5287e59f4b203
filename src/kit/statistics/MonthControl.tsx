import { PageControl } from './LabelledSelect.tsx'

interface MonthControlProps {
  readonly label: string
  readonly value: string
  readonly onChange: (month: string) => void
}

/** A month, `YYYY-MM`, with its label above it. */
export const MonthControl = ({ label, value, onChange }: MonthControlProps) => (
  <PageControl label={label}>
    <input
      type="month"
      value={value}
      onChange={({ target }) => /^\d{4}-\d\d$/.test(target.value) && onChange(target.value)}
    />
  </PageControl>
)
