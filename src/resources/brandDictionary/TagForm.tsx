import { DrawerForm } from '#src/kit/form/DrawerForm.tsx'
import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { Input } from '#src/kit/input/Input.tsx'
import { NamesInput } from '#src/kit/input/NamesInput.tsx'
import { GroupInput } from './GroupInput.tsx'

interface TagFormProps {
  readonly resource: string
  /** In words. */
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The tag to change; none makes a new one. */
  readonly id?: string
  readonly defaults?: Readonly<Record<string, unknown>>
}

/** The form of a tag: names, group, colour, place. */
export const TagForm = ({ resource, title, isOpen, onClose, id, defaults }: TagFormProps) => (
  <DrawerForm
    open={isOpen}
    onClose={onClose}
    title={title}
    resource={resource}
    id={id}
    {...(defaults ? { defaults, addsMore: true } : {})}
  >
    <FormGroup title="brandDB.dictionary.group">
      <NamesInput />
      <GroupInput />
      <Input source="color" as="colour" />
      <Input source="order" />
    </FormGroup>
  </DrawerForm>
)
