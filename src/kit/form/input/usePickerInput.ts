import { useRef } from 'react'
import { useFieldInput, type FieldInput } from './useFieldInput.ts'

/**
 * `useFieldInput` for inputs of days, months and times. While one is half typed it has no value, so without
 * this check the form would be sent as if the input were empty. `wrong` is the message key for such a text.
 */
export function usePickerInput(source: string, wrong = 'incomplete'): FieldInput {
  const element = useRef<HTMLInputElement | null>(null)
  const input = useFieldInput(source, {
    alsoWrong: () => {
      const { badInput = false, customError = false } = element.current?.validity ?? {}
      return badInput || customError ? wrong : undefined
    },
  })
  return {
    ...input,
    register: (given) => {
      element.current = given instanceof HTMLInputElement ? given : null
      input.register(given)
    },
  }
}
