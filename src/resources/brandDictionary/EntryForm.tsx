import { DrawerForm } from '#src/kit/form/DrawerForm.tsx'
import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { Input } from '#src/kit/input/Input.tsx'
import { NamesInput } from '#src/kit/input/NamesInput.tsx'
import type { Level } from './levels.ts'

interface EntryFormProps {
  readonly level: Level
  readonly resource: string
  /** In words. */
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The record to change; none makes a new one. */
  readonly id?: string
  readonly defaults?: Readonly<Record<string, unknown>>
}

/** The form of an entry: its names, what it lies in, and what else its level has. */
export const EntryForm = ({ level, resource, title, isOpen, onClose, id, defaults }: EntryFormProps) => (
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
      {level.within && <Input source={level.within} />}
      {level.parent && <Input source={level.parent} />}
      {level.inputs.map((input) => (
        <Input key={input.source} {...input} />
      ))}
    </FormGroup>
  </DrawerForm>
)
