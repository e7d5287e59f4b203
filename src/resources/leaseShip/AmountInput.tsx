interface AmountInputProps {
  readonly label: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

/** An amount in a table of inputs. */
export const AmountInput = ({ label, value, onChange }: AmountInputProps) => (
  <input
    type="number"
    inputMode="decimal"
    min={0}
    step="any"
    aria-label={label}
    value={value ?? ''}
    onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
  />
)
