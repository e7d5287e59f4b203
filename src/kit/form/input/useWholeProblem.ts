import { useContext } from 'react'
import type { FieldErrors } from '#contract/reply.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { FormBaseContext } from '#src/kit/form/change/useChanges.ts'
import { useActionOfForm } from '#src/kit/form/change/formAction.ts'
import { today } from './limitsOf.ts'
import { detailsIn, messageFor, type Problem } from './problemOf.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * The contract's check of the form's values as a whole, the same as on the server: the message keys by field.
 * Errors that the stored record already has do not prevent other changes.
 */
export function useWholeErrors(): (values: Values) => FieldErrors {
  const { check } = useContract()
  const action = useActionOfForm()
  const base = useContext(FormBaseContext)
  return (values) => {
    if (!check) return {}
    const known = action === 'edit' ? check(base, today()) : {}
    const wrong = Object.entries(check({ ...base, ...values }, today()))
    return Object.fromEntries(wrong.filter(([name, key]) => known[name] !== key))
  }
}

/** The contract's check of the form's values as a whole, for the input of one field: its problem, if any. */
export function useWholeProblem(source: string): (values: Values) => Problem | undefined {
  const { fields } = useContract()
  const errorsIn = useWholeErrors()
  return (values) => {
    const key = errorsIn(values)[source]
    if (key === undefined) return undefined
    const { message, args } = messageFor(fields[source], key)
    return { message, args: { ...detailsIn(values), ...args } }
  }
}
