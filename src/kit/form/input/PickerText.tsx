import { TextField, type AutocompleteRenderInputParams } from '@mui/material'
import type { FieldInput } from './useFieldInput.ts'

interface PickerTextProps {
  /** The props that the Autocomplete passes. */
  readonly params: AutocompleteRenderInputParams
  readonly input: FieldInput
}

/**
 * The text field of an Autocomplete in a form: marked if invalid or required, and linked to its help and
 * error.
 */
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
