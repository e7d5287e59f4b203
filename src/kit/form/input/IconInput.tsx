import { Autocomplete, createFilterOptions } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Labelled } from './Labelled.tsx'
import { PickerText } from './PickerText.tsx'
import { useAutocompleteTexts } from './useAutocompleteTexts.ts'
import { useFieldInput } from './useFieldInput.ts'
import { MenuIcon } from '#src/kit/base/icon/MenuIcon.tsx'
import styles from '#src/kit/base/menu/MenuOf.module.css'

/**
 * The icon of a menu entry: one of the Material icons, found by the words of its name, or the path of an image
 * of the console's own site.
 */
export function IconInput({ source }: { readonly source: string }) {
  const input = useFieldInput(source)
  const { data = [], isPending } = useQuery({
    queryKey: ['iconNames'],
    queryFn: async () => (await import('#src/kit/base/icon/anyIcon.ts')).iconNames,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const texts = useAutocompleteTexts(isPending)
  const value = typeof input.value === 'string' && input.value !== '' ? input.value : null
  return (
    <Labelled {...input}>
      <div className={styles['entry']}>
        <MenuIcon icon={value} />
        <Autocomplete<string, false, false, true>
          id={input.id}
          freeSolo
          fullWidth
          options={[...data]}
          value={value}
          filterOptions={filter}
          onChange={(_, chosen) => input.setValue(chosen)}
          onInputChange={(_, typed, reason) => reason === 'input' && input.setValue(typed.trim() || null)}
          onBlur={input.onBlur}
          renderOption={({ key, ...props }, name) => (
            <li key={key} {...props}>
              <span className={styles['entry']}>
                <MenuIcon icon={name} />
                {name}
              </span>
            </li>
          )}
          renderInput={(params) => <PickerText params={params} input={input} />}
          {...texts}
        />
      </div>
    </Labelled>
  )
}

// More than these nobody looks through, and each is fetched.
const filter = createFilterOptions<string>({
  limit: 48,
  stringify: (name) => `${name} ${name.replaceAll('_', ' ')}`,
})
