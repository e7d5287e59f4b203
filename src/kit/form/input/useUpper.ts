import { useEffect } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RaRecord } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Field } from '#contract/field.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import type { FieldInput } from './useFieldInput.ts'

/**
 * The upper level that a field lies within: the condition that follows from it, and whether it must be
 * selected first.
 */
export function useUpper({ field, source, value, setValue }: FieldInput, chosen: RaRecord | null) {
  const translate = useTranslate()
  const words = useWords()
  const { getFieldState, formState } = useFormContext()
  const { within } = field
  // A name that no field has, because a hook cannot be skipped.
  const upper: unknown = useWatch({ name: within ?? `${source}.none` })
  const wasChosen = within !== undefined && getFieldState(within, formState).isDirty
  const isElsewhere = lies(field, chosen, upper) === false
  useEffect(() => {
    // Only if the user selected another upper level: an inconsistent stored record is not changed silently.
    if (wasChosen && isElsewhere && value !== null && value !== undefined) setValue(null)
  }, [wasChosen, isElsewhere, value, setValue])
  const isMissing = within !== undefined && (upper === null || upper === undefined || upper === '')
  return {
    isMissing,
    filter: within === undefined || isMissing ? {} : { [within]: upper },
    hint: isMissing ? translate('atrium.form.choose_first', { field: words.label(within) }) : '',
  }
}

/** Whether the selected record is in the selected upper level; undefined while it is not loaded. */
function lies({ within }: Field, chosen: RaRecord | null, upper: unknown): boolean | undefined {
  if (within === undefined || chosen === null) return undefined
  if (upper === null || upper === undefined) return false
  return within in chosen ? chosen[within] === upper : undefined
}
