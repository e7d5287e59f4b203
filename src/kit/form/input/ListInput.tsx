import { Autocomplete } from '@mui/material'
import { Labelled } from './Labelled.tsx'
import { PickerText } from './PickerText.tsx'
import { useAutocompleteTexts } from './useAutocompleteTexts.ts'
import { useFieldInput } from './useFieldInput.ts'
import { useTyped } from './useTyped.ts'

/** Short texts typed freely, each a chip: Enter, or leaving the field, adds what was typed. */
export function ListInput({ source }: { source: string }) {
  const input = useFieldInput(source)
  const { typing } = useTyped()
  const texts = useAutocompleteTexts(false)
  const values = Array.isArray(input.value) ? input.value.map(String) : []
  return (
    <Labelled {...input}>
      <Autocomplete<string, true, false, true>
        id={input.id}
        multiple
        freeSolo
        autoSelect
        options={[]}
        value={values}
        onChange={(_, next) =>
          input.setValue([...new Set(next.map((text) => text.trim()).filter((text) => text !== ''))])
        }
        onBlur={input.onBlur}
        slotProps={{ chip: { size: 'small' } }}
        renderInput={(params) => <PickerText params={params} input={input} />}
        {...typing}
        {...texts}
      />
    </Labelled>
  )
}
