import { ChoiceInput } from './ChoiceInput.tsx'
import { DateInput } from './DateInput.tsx'
import { FlagInput } from './FlagInput.tsx'
import { ListInput } from './ListInput.tsx'
import { NumberInput } from './NumberInput.tsx'
import { ReadOnly } from './ReadOnly.tsx'
import { ReferenceInput } from './ReferenceInput.tsx'
import { ReferencesInput } from './ReferencesInput.tsx'
import { TextInput } from './TextInput.tsx'
import { useContractField, useIsWritable } from './useFieldInput.ts'

/**
 * The input of one field, by its contract: kind, choices, bounds, the required mark, what it refers to. A field that
 * this form may not write is shown instead.
 */
export function Input({ source }: { source: string }) {
  const { kind } = useContractField(source)
  const isWritable = useIsWritable(source)
  if (!isWritable) return <ReadOnly source={source} />
  if (kind === 'json') throw new Error(`"${source}" is a structure of its own: give it an input of its own`)
  const Kind = inputs[kind]
  return <Kind source={source} />
}

const inputs = {
  text: TextInput,
  integer: NumberInput,
  decimal: NumberInput,
  flag: FlagInput,
  date: DateInput,
  seconds: DateInput,
  choice: ChoiceInput,
  list: ListInput,
  ref: ReferenceInput,
  refs: ReferencesInput,
}
