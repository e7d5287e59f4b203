import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { Input } from '#src/kit/input/Input.tsx'
import { NamesInput } from '#src/kit/input/NamesInput.tsx'
import { isList, type FieldLooks, type FormParts, type GroupItem } from './FieldGroup.ts'

interface FieldInputsProps {
  readonly form: FormParts
  readonly looks?: FieldLooks | undefined
}

/** The inputs of a form, from data. The names in three languages are one input. */
export function FieldInputs({ form: Form, looks = {} }: FieldInputsProps) {
  if (!isList(Form)) return <Form />
  return Form.map(({ title, fields }) => (
    <FormGroup key={title} title={title}>
      {inputsOf(fields).map((Item, index) => {
        if (typeof Item !== 'string') return <Item key={index} />
        const as = looks[Item]?.as
        return <Input key={Item} source={Item} {...(as ? { as } : {})} />
      })}
    </FormGroup>
  ))
}

const names = ['name', 'name_en', 'name_tc']

/** Puts one input in the place of all names, if the group has all of them. */
function inputsOf(fields: readonly GroupItem[]): readonly GroupItem[] {
  if (!names.every((name) => fields.includes(name))) return fields
  return fields.flatMap((item) =>
    item === 'name' ? NamesInput : typeof item === 'string' && names.includes(item) ? [] : item,
  )
}
