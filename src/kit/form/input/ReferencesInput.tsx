import { Autocomplete } from '@mui/material'
import { useGetMany } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RaRecord } from 'react-admin'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { Labelled } from './Labelled.tsx'
import { PickerText } from './PickerText.tsx'
import { useAutocompleteTexts } from './useAutocompleteTexts.ts'
import { useFieldInput } from './useFieldInput.ts'
import { useOptions } from './useOptions.ts'
import { usePickedName } from './usePickedName.ts'
import { useTyped } from './useTyped.ts'

/** An input for several records, each shown as a chip. */
export function ReferencesInput({ source }: { source: string }) {
  const input = useFieldInput(source)
  const resource = useResourceOf(input.field.to ?? '')
  const ids = Array.isArray(input.value) ? input.value.map(String) : []
  const { data = [], isPending: isFetching } = useGetMany(
    resource ?? '',
    { ids },
    { enabled: resource !== undefined && ids.length > 0 },
  )
  const { search, typing } = useTyped()
  const { options, isPending } = useOptions({ resource, text: search, filter: {} })
  const nameOf = usePickedName()
  const texts = useAutocompleteTexts(isPending)
  const translate = useTranslate()
  const known = [...data, ...options]
  /** Records that the user may not see stay selected, and are shown as present. */
  const unknown = (id: string) => ({ id, name: isFetching ? '…' : translate('atrium.form.unseen') })
  return (
    <Labelled {...input}>
      <Autocomplete<RaRecord, true>
        id={input.id}
        multiple
        disableCloseOnSelect
        filterSelectedOptions
        options={[...options]}
        value={ids.map((id) => known.find((record) => record?.id === id) ?? unknown(id))}
        filterOptions={(found) => found}
        getOptionLabel={nameOf}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_, records) => input.setValue(records.map(({ id }) => String(id)))}
        onBlur={input.onBlur}
        slotProps={{ chip: { size: 'small' } }}
        renderInput={(params) => <PickerText params={params} input={input} />}
        {...typing}
        {...texts}
      />
    </Labelled>
  )
}
