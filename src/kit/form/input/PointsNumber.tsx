import { useState } from 'react'
import { NumberBox } from './NumberBox.tsx'

interface PointsNumberProps {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly points: number | null
  readonly disabled: boolean | undefined
  readonly onChange: (points: number) => void
}

/** Points as a number, taken when the user leaves the input or presses Enter. What is out of range stays to be corrected. */
export function PointsNumber({ label, points, onChange, ...input }: PointsNumberProps) {
  const [typed, setTyped] = useState<number | null>()
  const commit = ({ validity }: HTMLInputElement) => {
    if (!validity.valid) return
    setTyped(undefined)
    if (typeof typed === 'number' && typed !== points) onChange(typed)
  }
  return (
    <NumberBox
      {...input}
      aria-label={label}
      value={typed === undefined ? points : typed}
      onChange={setTyped}
      onBlur={({ target }) => commit(target)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') commit(currentTarget)
      }}
    />
  )
}
