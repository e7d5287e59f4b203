import { Autocomplete, createFilterOptions, TextField } from '@mui/material'
import { useCreate } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { brandTag } from '#contract/brandDB/brandTag.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useAutocompleteTexts } from '#src/kit/form/input/useAutocompleteTexts.ts'
import { useTyped } from '#src/kit/form/input/useTyped.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { TagDot } from '#src/resources/brandDB/brandDictionary/TagDot.tsx'
import { useTags, type TagOption } from '#src/resources/brandDB/brandDictionary/useTags.ts'

interface TagPickerProps {
  /** The id of the input element. */
  readonly id: string
  /** A text; left out if there is already a label above. */
  readonly label?: string
  readonly value: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
  readonly onBlur?: () => void
  readonly register?: (element: { focus?: () => void } | null) => void
  readonly isWrong?: boolean
  readonly describedBy?: string | undefined
}

/** Picks tags by group, each with its colour. Users who can edit tags create a new one by typing its name. */
export function TagPicker({ id, label, value, onChange, onBlur, ...more }: TagPickerProps) {
  const resource = useResourceOf('brand_tag') ?? ''
  const { tags, isPending } = useTags()
  const mayCreate = useCan(brandTag.can.create)
  const translate = useTranslate()
  const notify = useNotify()
  const { search, typing } = useTyped()
  const [create] = useCreate()
  const texts = useAutocompleteTexts(isPending)
  const make = async (name: string) => {
    try {
      const made = await create(resource, { data: { name } }, { returnPromise: true })
      if (made.id !== '') onChange([...value, String(made.id)])
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    }
  }
  const typed = search.trim()
  const isNew =
    mayCreate && typed !== '' && tags.every(({ name }) => name.toLowerCase() !== typed.toLowerCase())
  return (
    <Autocomplete<TagOption, true>
      id={id}
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      options={[...tags]}
      value={value.map(
        (one) => tags.find((tag) => tag.id === one) ?? { id: one, name: one, group: '', color: null },
      )}
      filterOptions={(options, state) =>
        isNew
          ? [
              ...filter(options, state),
              { id: newTag, name: typed, group: translate('brandDB.tag.new_group'), color: null },
            ]
          : filter(options, state)
      }
      getOptionLabel={({ name }) => name}
      getOptionKey={(option) => option.id}
      groupBy={({ group }) => group}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, chosen) => {
        if (chosen.some((tag) => tag.id === newTag)) void make(typed)
        else onChange(chosen.map((tag) => tag.id))
      }}
      {...(onBlur ? { onBlur } : {})}
      slotProps={{ chip: { size: 'small' } }}
      renderOption={({ key, ...props }, tag) => (
        <li key={key} {...props}>
          {tag.id === newTag ? (
            translate('brandDB.tag.create', { name: tag.name })
          ) : (
            <>
              <TagDot color={tag.color} />
              {tag.name}
            </>
          )}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          {...(label === undefined ? {} : { label })}
          {...(more.register ? { inputRef: more.register } : {})}
          error={more.isWrong === true}
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-describedby': more.describedBy } }}
        />
      )}
      {...typing}
      {...texts}
    />
  )
}

/** No record's id has a colon. */
const newTag = ':new'
const filter = createFilterOptions<TagOption>({ stringify: ({ name, more }) => `${name} ${more ?? ''}` })
