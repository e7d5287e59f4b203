import { Autocomplete, TextField } from '@mui/material'
import { useGetList } from 'react-admin'
import { tagGroups } from '#contract/brandDB/brandTag.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { dictionaryPage } from '#src/kit/value/field/references.ts'
import { Labelled } from '#src/kit/form/input/Labelled.tsx'
import { useAutocompleteTexts } from '#src/kit/form/input/useAutocompleteTexts.ts'
import { useFieldInput } from '#src/kit/form/input/useFieldInput.ts'
import { useGroupName } from './useGroupName.ts'

/** The group of a tag: an existing one, or a new one by typing its name. */
export function GroupInput() {
  const input = useFieldInput('group')
  const groupName = useGroupName()
  const texts = useAutocompleteTexts(false)
  const resource = useResourceOf('brand_tag')
  const { data = [] } = useGetList(resource ?? '', dictionaryPage, { enabled: resource !== undefined })
  const used = data.flatMap(({ group }) => (typeof group === 'string' && group !== '' ? [group] : []))
  const groups = [...new Set([...tagGroups, ...used])]
  const value = typeof input.value === 'string' ? input.value : ''
  const choose = (typed: string | null) => {
    const name = (typed ?? '').trim()
    input.setValue(name === '' ? null : (groups.find((group) => groupName(group) === name) ?? name))
  }
  return (
    <Labelled {...input}>
      <Autocomplete<string, false, false, true>
        id={input.id}
        freeSolo
        options={groups}
        value={value === '' ? null : value}
        getOptionLabel={groupName}
        onChange={(_, chosen) => choose(chosen)}
        onInputChange={(_, typed, reason) => reason === 'input' && choose(typed)}
        onBlur={input.onBlur}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={input.register}
            error={input.error !== undefined}
            slotProps={{ htmlInput: { ...params.inputProps, 'aria-describedby': input.describedBy } }}
          />
        )}
        {...texts}
      />
    </Labelled>
  )
}
