import { Autocomplete } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'

import { Labelled } from './Labelled.tsx'
import { PickerText } from './PickerText.tsx'
import { useAutocompleteTexts } from './useAutocompleteTexts.ts'
import { useChosen } from './useChosen.ts'
import { useFieldInput, withHelp } from './useFieldInput.ts'
import { useOptions } from './useOptions.ts'
import { usePickedName } from './usePickedName.ts'
import { useTyped } from './useTyped.ts'
import { useUpper } from './useUpper.ts'

interface ReferenceInputProps {
  source: string
  /** Restricts the options, in the form of `cond`. */
  filter?: Readonly<Record<string, unknown>>
}

/**
 * An input for a record, searched by its name in the current language while the user types. A lower level
 * (`within` in the contract) offers only records in the selected upper level, and is cleared when another
 * upper level is selected.
 */
export function ReferenceInput({ source, filter = none }: ReferenceInputProps) {
  const own = useFieldInput(source)
  const resource = useResourceOf(own.field.to ?? '')
  const nameOf = usePickedName()
  const { chosen, isPending: isArriving } = useChosen(resource, own.value)
  const { search, typing } = useTyped({
    id: String(chosen?.id ?? ''),
    name: chosen && !isArriving ? nameOf(chosen) : '',
  })
  const upper = useUpper(own, chosen)
  const input = upper.hint === '' ? own : withHelp(own, upper.hint)
  const { options, isPending } = useOptions({
    resource,
    text: search,
    filter: { ...filter, ...upper.filter },
    enabled: !upper.isMissing,
  })
  const texts = useAutocompleteTexts(isPending)
  return (
    <Labelled {...input}>
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
        onBlur={input.onBlur}
        renderInput={(params) => <PickerText params={params} input={input} />}
        {...typing}
        {...texts}
      />
    </Labelled>
  )
}

const none = {}

/** The server has already searched. */
const asFound = <T,>(options: T[]): T[] => options
