import type { Fields } from '#contract/resource.ts'
import type { FilledFields } from '#contract/takenFields.ts'
import { useAction } from '#src/kit/base/call/useAction.ts'
import { fieldErrors, type FormErrors } from './fieldErrors.ts'

/** An action on what was filled in; it may return what is wrong with a field, or reject. */
export type FormAction<F extends Fields = Fields> = (
  values: FilledFields<F>,
) => FormErrors | void | Promise<FormErrors | void>

/**
 * Runs the action of a form, one at a time. What the server says is wrong with a field is shown at its input;
 * `error` is why the action failed otherwise.
 */
export function useFormAction<F extends Fields>(fields: F, act: FormAction<F>) {
  const { run, error, isBusy } = useAction(act)
  const submit = async (values: FilledFields<F>): Promise<FormErrors | undefined> => {
    const outcome = await run(values)
    // It is under way already.
    if (!outcome) return {}
    if ('error' in outcome) return fieldErrors(outcome.error, fields).errors
    return outcome.value ?? undefined
  }
  return { submit, isBusy, error: fieldErrors(error, fields).isAll ? null : error }
}
