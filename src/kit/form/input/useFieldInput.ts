import { useContext } from 'react'
import { useInput, useRecordContext } from 'react-admin'
import type { Field } from '#contract/field.ts'
import { fieldOf, useContract } from '#src/kit/base/resource/contractOf.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { mayOf, SubjectContext } from '#src/kit/base/person/subject.ts'
import { useActionOfForm } from '#src/kit/form/change/formAction.ts'
import { messageFor, problemOf } from './problemOf.ts'
import { useWholeProblem } from './useWholeProblem.ts'

/** An input of a form, by its contract field: its value, how to change it, its label, its error. */
export interface FieldInput {
  field: Field
  source: string
  /** The id of the input element; the label refers to it. */
  id: string
  value: unknown
  setValue: (value: unknown) => void
  /** For the input element: validates the value from now on. */
  onBlur: () => void
  /** The `ref` of the input element, so that an invalid field can be focused. */
  register: (element: { focus?: () => void } | null) => void
  label: string
  help: string
  /** The wrapped message for react-admin's ValidationError; undefined if the value is valid. */
  error: string | undefined
  isRequired: boolean
  /** For screen readers: the elements below the input that describe it. */
  describedBy: string | undefined
}

/** What an input knows about its field beyond the contract. */
interface FieldOptions {
  /**
   * The bounds in the unit that people type, if it differs from the stored unit: 100 for 1 of a percentage.
   */
  readonly bounds?: Pick<Field, 'min' | 'max'>
  /** The message key of another error, such as a file that is still uploading. */
  readonly alsoWrong?: () => string | undefined
}

/**
 * Binds a contract field to the form around it. Its value is validated after the first blur, then with each
 * change.
 */
export function useFieldInput(source: string, { bounds, alsoWrong }: FieldOptions = {}): FieldInput {
  const contractField = useContractField(source)
  const field = bounds ? { ...contractField, ...bounds } : contractField
  const words = useWords()
  const action = useActionOfForm()
  const stored: unknown = useRecordContext()?.[source]
  const wholeProblem = useWholeProblem(source)
  const input = useInput({
    source,
    format: asIs,
    parse: asIs,
    validate: (value: unknown, values: Readonly<Record<string, unknown>>) => {
      const key = alsoWrong?.()
      if (key !== undefined) return messageFor(field, key)
      // A stored value is not sent again, so a newer rule does not block other changes.
      const isPlain = typeof value === 'string' || typeof value === 'number'
      const isStored = action === 'edit' && isPlain && value === stored
      return (isStored ? undefined : problemOf(field, value, action)) ?? wholeProblem(values)
    },
  })
  const id = `field-${source}`
  const help = words.help(source)
  const error = input.fieldState.error?.message
  return {
    field,
    source,
    id,
    value: input.field.value,
    setValue: input.field.onChange,
    onBlur: () => input.field.onBlur(),
    register: input.field.ref,
    label: words.label(source),
    help,
    error,
    isRequired: field.required,
    describedBy: describedBy(id, error, help),
  }
}

/** The input with another help text below it. */
export const withHelp = (input: FieldInput, help: string): FieldInput => ({
  ...input,
  help,
  describedBy: describedBy(input.id, input.error, help),
})

/** The ids of the elements that `Labelled` renders below an input. */
function describedBy(id: string, error: string | undefined, help: string): string | undefined {
  const ids = [...(error === undefined ? [] : [`${id}-error`]), ...(help === '' ? [] : [`${id}-help`])]
  return ids.length === 0 ? undefined : ids.join(' ')
}

/** Returns the contract's field of the current resource. */
export const useContractField = (source: string): Field => fieldOf(useContract(), source)

/**
 * Whether the surrounding form may write the field: some fields are written by the server, some only on
 * create, and users cannot change a value that is masked for them.
 */
export function useIsWritable(source: string): boolean {
  const { writable, private: rule } = useContractField(source)
  const action = useActionOfForm()
  const subject = useContext(SubjectContext)
  const record = useRecordContext()
  if (action === 'edit' && rule && subject && !mayOf(subject, rule, record)) return false
  return writable === 'always' || (writable === 'create' && action === 'create')
}

const asIs = (value: unknown): unknown => value
