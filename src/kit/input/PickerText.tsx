import { TextField, type AutocompleteRenderInputParams } from '@mui/material'
import type { FieldInput } from './useFieldInput.ts'

interface PickerTextProps {
  /** What the Autocomplete hands over. */
  readonly params: AutocompleteRenderInputParams
  readonly input: FieldInput
}

/** Where one types in an Autocomplete of a form: marked when wrong or required, and tied to what stands beneath it. */
export const PickerText = ({ params, input }: PickerTextProps) => (
  <TextField
    {...params}
    inputRef={input.register}
    error={input.error !== undefined}
    slotProps={{
      htmlInput: {
        ...params.inputProps,
        'aria-required': input.isRequired,
        'aria-describedby': input.describedBy,
      },
    }}
  />
)
