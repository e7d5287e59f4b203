import { Autocomplete, createFilterOptions } from '@mui/material'
import { useMemo } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import styles from './Input.module.css'
import { Labelled } from './Labelled.tsx'
import { PickerText } from './PickerText.tsx'
import { useChosen } from './useChosen.ts'
import { useAutocompleteTexts } from './useAutocompleteTexts.ts'
import { useFieldInput } from './useFieldInput.ts'
import { useTyped } from './useTyped.ts'

/** An option. */
export interface Option {
  readonly id: string
  readonly name: string
  /** Shown next to the name, and also searched. */
  readonly more?: string
  /** Options of one group are shown together, under its name. */
  readonly group?: string
}

interface OptionInputProps {
  readonly source: string
  readonly options: readonly Option[]
  readonly isPending: boolean
  /** The message key for an empty list of options. */
  readonly none: string
}

/**
 * An input for one of a known set of records, searched in the browser. A selected record outside of the set
 * keeps its name.
 */
export function OptionInput({ source, options, isPending, none }: OptionInputProps) {
  const input = useFieldInput(source)
  const translate = useTranslate()
  const nameOf = useLocalName()
  const { chosen: record, isPending: isArriving } = useChosen(
    useResourceOf(input.field.to ?? ''),
    input.value,
  )
  const texts = useAutocompleteTexts(isPending)
  const id = String(record?.id ?? '')
  const name = options.find((one) => one.id === id)?.name ?? (record && !isArriving ? nameOf(record) : '')
  // A new object would take the mark of the arrow keys back to it.
  const chosen = useMemo(() => (id === '' ? null : { id, name }), [id, name])
  const { typing } = useTyped({ id, name })
  const grouping = options.some(({ group }) => group !== undefined)
    ? { groupBy: ({ group }: Option) => group ?? '' }
    : {}
  return (
    <Labelled {...input}>
      <Autocomplete<Option>
        id={input.id}
        options={[...options]}
        value={chosen}
        filterOptions={filter}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_, option) => input.setValue(option?.id ?? null)}
        onBlur={input.onBlur}
        renderOption={({ key, ...props }, { name, more }) => (
          <li key={key} {...props}>
            <span>{name}</span>
            {more !== undefined && <span className={styles['more']}>{more}</span>}
          </li>
        )}
        renderInput={(params) => <PickerText params={params} input={input} />}
        {...grouping}
        {...typing}
        {...texts}
        {...(options.length === 0 && !isPending ? { noOptionsText: translate(none) } : {})}
      />
    </Labelled>
  )
}

const filter = createFilterOptions<Option>({ stringify: ({ name, more }) => `${name} ${more ?? ''}` })
