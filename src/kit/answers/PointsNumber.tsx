import { useState } from 'react'

interface PointsNumberProps {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly points: number | null
  readonly disabled: boolean | undefined
  readonly onChange: (points: number) => void
}

/** Points as a number, taken when the user leaves the input or presses Enter. What is out of range stays to be corrected. */
export function PointsNumber({ label, min, max, points, disabled, onChange }: PointsNumberProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const commit = (input: HTMLInputElement) => {
    const { value, valueAsNumber, validity } = input
    setWrong(!validity.valid)
    if (!validity.valid) return
    setTyped(null)
    if (typed !== null && value !== '' && valueAsNumber !== points) onChange(valueAsNumber)
  }
  return (
    <input
      type="number"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={isWrong}
      min={min}
      max={max}
      step="any"
      disabled={disabled}
      value={typed ?? points ?? ''}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={({ target }) => commit(target)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') commit(currentTarget)
      }}
    />
  )
}
