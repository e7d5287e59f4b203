import { useRef } from 'react'
import { useFieldInput, type FieldInput } from './useFieldInput.ts'

/**
 * `useFieldInput` for inputs of days and months. While one is half typed it has no value, so without
 * this check the form would be sent as if the input were empty.
 */
export function usePickerInput(source: string): FieldInput {
  const element = useRef<HTMLInputElement | null>(null)
  const input = useFieldInput(source, {
    alsoWrong: () => {
      const { badInput = false, customError = false } = element.current?.validity ?? {}
      return badInput || customError ? 'incomplete' : undefined
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
