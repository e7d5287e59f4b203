import { useState, type ComponentProps } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { readNumber } from '#contract/numberText.ts'

interface NumberBoxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'min' | 'max'
> {
  readonly value: number | null
  /** Called with what was typed; with null if it is empty, or not a number. */
  readonly onChange: (value: number | null) => void
  readonly min?: number
  readonly max?: number
  /** What may be typed beside the number, such as `%`. */
  readonly unit?: string
}

/**
 * The text box of a number, for all numbers that are no field of a form. Unlike the browser's own input, it reads numbers as the
 * rest of the console does, and turning the wheel of a mouse over it changes nothing.
 */
export function NumberBox({ value, onChange, min, max, unit, ...props }: NumberBoxProps) {
  const translate = useTranslate()
  // What was typed, while it is being typed and if it cannot be read. Otherwise the number is shown.
  const [typed, setTyped] = useState<string | null>(null)

  const type = (input: HTMLInputElement) => {
    const number = readNumber(input.value, { unit })
    setTyped(input.value)
    // As with half a day: a form must not be sent as if the input were empty.
    input.setCustomValidity(problemOf(input.value, number) ?? '')
    onChange(number ?? null)
  }
  const problemOf = (text: string, number: number | null | undefined): string | undefined => {
    if (number === undefined) return translate('atrium.validation.number_read', { text })
    if (number !== null && min !== undefined && number < min)
      return translate('atrium.validation.min', { min })
    if (number !== null && max !== undefined && number > max)
      return translate('atrium.validation.max', { max })
    return undefined
  }
  const isWrong =
    (typed === null ? problemOf('', value) : problemOf(typed, readNumber(typed, { unit }))) !== undefined
  return (
    <input
      autoComplete="off"
      {...props}
      type="text"
      inputMode="decimal"
      aria-invalid={isWrong}
      value={typed ?? value ?? ''}
      onChange={({ target }) => type(target)}
      onBlur={(event) => {
        if (readNumber(event.target.value, { unit }) !== undefined) setTyped(null)
        props.onBlur?.(event)
      }}
    />
  )
}
