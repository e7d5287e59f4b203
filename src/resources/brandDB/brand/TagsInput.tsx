import { Labelled } from '#src/kit/form/input/Labelled.tsx'
import { useFieldInput } from '#src/kit/form/input/useFieldInput.ts'
import { TagPicker } from './TagPicker.tsx'

/** The tags of the brand in a form. */
export function TagsInput() {
  const input = useFieldInput('tag_ids')
  const ids = Array.isArray(input.value) ? input.value.map(String) : []
  return (
    <Labelled {...input}>
      <TagPicker
        id={input.id}
        value={ids}
        onChange={input.setValue}
        onBlur={input.onBlur}
        register={input.register}
        isWrong={input.error !== undefined}
        describedBy={input.describedBy}
      />
    </Labelled>
  )
}
