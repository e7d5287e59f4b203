import type { Resource } from '#contract/resource.ts'
import { FormGroup } from './FormGroup.tsx'
import { Input } from '#src/kit/form/input/Input.tsx'
import { NamesInput } from '#src/kit/form/input/NamesInput.tsx'
import { isList, type FieldLooks, type FormParts, type GroupItem } from './FieldGroup.ts'

interface FieldInputsProps<R extends Resource> {
  readonly form: FormParts<R>
  readonly looks?: FieldLooks<R> | undefined
}

/** The inputs of a form, from data. The names in three languages are one input. */
export function FieldInputs<R extends Resource = Resource>(props: FieldInputsProps<R>) {
  // The names of fields are checked where the data is written; inside they are texts.
  const { form: Form, looks = {} } = props as FieldInputsProps<Resource>
  if (!isList(Form)) return <Form />
  return Form.map((Part, place) => {
    if (!('fields' in Part)) return <Part key={place} />
    return (
      <FormGroup key={Part.title} title={Part.title}>
        {inputsOf(Part.fields).map((item, index) => {
          const Own = typeof item === 'string' ? looks[item]?.input : item
          if (Own) return <Own key={index} />
          return typeof item === 'string' && <Input key={item} source={item} as={looks[item]?.as} />
        })}
      </FormGroup>
    )
  })
}

const names = ['name', 'name_en', 'name_tc']

/** Replaces the inputs of the names with a single one, if the group has all of them. */
function inputsOf(fields: readonly GroupItem[]): readonly GroupItem[] {
  if (!names.every((name) => fields.includes(name))) return fields
  return fields.flatMap((item) =>
    item === 'name' ? NamesInput : typeof item === 'string' && names.includes(item) ? [] : item,
  )
}
