import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Field } from '#contract/field.ts'
import { useWords } from '#src/kit/field/useWords.ts'
import type { FieldInput } from './useFieldInput.ts'

/** The upper level that a field lies within: what it narrows, and whether it must be chosen first. */
export function useUpper({ field, source, value, setValue }: FieldInput, chosen: RaRecord | null) {
  const translate = useTranslate()
  const words = useWords()
  const { getFieldState, formState } = useFormContext()
  const { within } = field
  // A name that no field has: a hook cannot be left out.
  const upper: unknown = useWatch({ name: within ?? `${source}.none` })
  const wasChosen = within !== undefined && getFieldState(within, formState).isDirty
  const isElsewhere = lies(field, chosen, upper) === false
  useEffect(() => {
    // Only when the person chose another upper one: a stored record that disagrees is not changed behind their back.
    if (wasChosen && isElsewhere && value !== null && value !== undefined) setValue(null)
  }, [wasChosen, isElsewhere, value, setValue])
  const isMissing = within !== undefined && (upper === null || upper === undefined || upper === '')
  return {
    isMissing,
    filter: within === undefined || isMissing ? {} : { [within]: upper },
    hint: isMissing ? translate('atrium.form.choose_first', { field: words.label(within) }) : '',
  }
}

/** Whether the chosen record lies in the upper one; undefined while it is not loaded. */
function lies({ within }: Field, chosen: RaRecord | null, upper: unknown): boolean | undefined {
  if (within === undefined || chosen === null) return undefined
  if (upper === null || upper === undefined) return false
  return within in chosen ? chosen[within] === upper : undefined
}
