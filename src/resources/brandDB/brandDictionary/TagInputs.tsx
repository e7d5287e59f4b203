import type { brandTag } from '#contract/brandDB/brandTag.ts'
import { FieldInputs } from '#src/kit/form/FieldInputs.tsx'
import type { FieldLooks, FormParts } from '#src/kit/form/FieldGroup.ts'
import { GroupInput } from './GroupInput.tsx'

const form: FormParts<typeof brandTag> = [
  {
    title: 'atrium.dictionary.group',
    fields: ['name', 'name_en', 'name_tc', 'group', 'color', 'order'],
  },
]
const looks: FieldLooks<typeof brandTag> = { group: { input: GroupInput }, color: { as: 'colour' } }

/** The inputs of a tag. */
export const TagInputs = () => <FieldInputs form={form} looks={looks} />
