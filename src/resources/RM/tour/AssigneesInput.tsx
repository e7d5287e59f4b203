import { Autocomplete, TextField } from '@mui/material'
import { levelStaffList } from '#contract/common/staffLevel.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { Labelled } from '#src/kit/form/input/Labelled.tsx'
import { useAutocompleteTexts } from '#src/kit/form/input/useAutocompleteTexts.ts'
import { useFieldInput } from '#src/kit/form/input/useFieldInput.ts'
import { useLookup } from '#src/kit/form/input/useLookup.ts'
import { useTyped } from '#src/kit/form/input/useTyped.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'

interface AssigneesInputProps {
  /** Every tour has somebody; a schedule can name a department instead. */
  readonly isRequired?: boolean
}

/** An input for the people who walk a tour: staff of the current site who may. */
export function AssigneesInput({ isRequired = true }: AssigneesInputProps) {
  const input = useFieldInput('assignee_ids')
  const site = usePerson().site?._id
  const { name } = useContract()
  const cond = { everyone: true, does: `${name}.assignee_ids` } as const
  const { data, isPending } = useLookup(levelStaffList, { query: { site, cond } })
  const staff = (data?.list ?? []).flatMap((level) => level.staff)
  const ids = Array.isArray(input.value) ? input.value.map(String) : []
  const { typing } = useTyped()
  const texts = useAutocompleteTexts(isPending)
  return (
    <Labelled {...input} isRequired={isRequired}>
      <Autocomplete
        id={input.id}
        multiple
        disableCloseOnSelect
        options={staff}
        value={ids.map((id) => staff.find(({ _id }) => _id === id) ?? { _id: id, name: '…', username: '' })}
        getOptionLabel={({ name, username }) => (username ? `${name} (${username})` : name)}
        getOptionKey={({ _id }) => _id}
        isOptionEqualToValue={(one, other) => one._id === other._id}
        onChange={(_, people) => input.setValue(people.map(({ _id }) => _id))}
        onBlur={input.onBlur}
        slotProps={{ chip: { size: 'small' } }}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={input.register}
            error={input.error !== undefined}
            slotProps={{
              htmlInput: {
                ...params.inputProps,
                'aria-required': isRequired,
                'aria-describedby': input.describedBy,
              },
            }}
          />
        )}
        {...typing}
        {...texts}
      />
    </Labelled>
  )
}
