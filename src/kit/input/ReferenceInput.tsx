import { Autocomplete, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useReference, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Field } from '#contract/field.ts'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { useWords } from '#src/kit/field/useWords.ts'
import { Labelled } from './Labelled.tsx'
import { useAutocompleteTexts } from './useAutocompleteTexts.ts'
import { useFieldInput } from './useFieldInput.ts'
import type { FieldInput } from './useFieldInput.ts'
import { useOptions } from './useOptions.ts'

interface ReferenceInputProps {
  source: string
  /** Narrows what is offered, in the wire's `cond` form. */
  filter?: Readonly<Record<string, unknown>>
}

/**
 * A record to pick, found as one types, by its name in the current language. A level below another (`within` in the
 * contract) offers only what lies in the chosen upper one, and is emptied when another upper one is chosen.
 */
export function ReferenceInput({ source, filter = none }: ReferenceInputProps) {
  const input = useFieldInput(source)
  const { field } = input
  const resource = useResourceOf(field.to ?? '')
  const [text, setText] = useState('')
  const chosen = useChosen(resource, input.value)
  const upper = useUpper(input, chosen)
  const { options, isPending } = useOptions({
    resource,
    text: chosen && text === '' ? '' : text,
    filter: { ...filter, ...upper.filter },
    enabled: !upper.isMissing,
  })
  const nameOf = useLocalName()
  const texts = useAutocompleteTexts(isPending)
  return (
    <Labelled {...input} help={upper.hint || input.help}>
      <Autocomplete<RaRecord>
        id={input.id}
        options={[...options]}
        value={chosen}
        disabled={upper.isMissing}
        filterOptions={asFound}
        getOptionLabel={nameOf}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_, record) => input.setValue(record ? String(record.id) : null)}
        onInputChange={(_, typed, reason) => setText(reason === 'input' ? typed : '')}
        onBlur={input.onBlur}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={input.register}
            error={input.error !== undefined}
            slotProps={{
              htmlInput: {
                ...params.inputProps,
                'aria-required': input.isRequired,
                'aria-describedby': upper.hint === '' ? input.describedBy : `${input.id}-help`,
              },
            }}
          />
        )}
        {...texts}
      />
    </Labelled>
  )
}

const none = {}

/** The server has searched already. */
const asFound = <T,>(options: T[]): T[] => options

export function useChosen(resource: string | undefined, value: unknown): RaRecord | null {
  const id = typeof value === 'string' ? value : ''
  const { referenceRecord } = useReference({
    reference: resource ?? '',
    id,
    options: { enabled: resource !== undefined && id !== '' },
  })
  if (id === '') return null
  return referenceRecord?.id === id ? referenceRecord : { id }
}

/** The upper level that a field lies within: what it narrows, and whether it must be chosen first. */
function useUpper({ field, source, value, setValue }: FieldInput, chosen: RaRecord | null) {
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
