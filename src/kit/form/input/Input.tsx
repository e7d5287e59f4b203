import { lazy, Suspense } from 'react'
import { AreaInput } from './AreaInput.tsx'
import { ChoiceInput } from './ChoiceInput.tsx'
import { ChoicesInput } from './ChoicesInput.tsx'
import { ColourInput } from './ColourInput.tsx'
import { CountryInput } from './CountryInput.tsx'
import { DateInput } from './DateInput.tsx'
import { FigureInput, PercentInput } from './FigureInput.tsx'
import { FlagInput } from './FlagInput.tsx'
import { ListInput } from './ListInput.tsx'
import { MonthInput } from './MonthInput.tsx'
import { MoneyInput } from './MoneyInput.tsx'
import { ReadOnly } from './ReadOnly.tsx'
import { ReferenceInput } from './ReferenceInput.tsx'
import { ReferencesInput } from './ReferencesInput.tsx'
import { StaffInput } from './StaffInput.tsx'
import { TextInput } from './TextInput.tsx'
import { useContractField, useIsWritable } from './useFieldInput.ts'

export interface InputProps {
  readonly source: string
  /**
   * The meaning of a number or text beyond its kind: a fraction is typed as a percentage, an area has a unit.
   */
  readonly as?: keyof typeof meanings | undefined
}

/**
 * The input of one field, by its contract: kind, choices, bounds, the required mark, what it refers to, files
 * to upload. A field that this form may not write is shown instead.
 */
export function Input({ source, as }: InputProps) {
  const { kind, file, means, choices } = useContractField(source)
  const isWritable = useIsWritable(source)
  if (!isWritable) return <ReadOnly source={source} />
  if (file) {
    return (
      <Suspense fallback={null}>
        <FileInput source={source} />
      </Suspense>
    )
  }
  if (as) {
    const Meaning = meanings[as]
    return <Meaning source={source} />
  }
  if (means === 'area') return <AreaInput source={source} />
  if (means === 'ratio') return <PercentInput source={source} />
  if (means === 'country') return <CountryInput source={source} />
  if (means === 'month') return <MonthInput source={source} />
  if (means === 'scale') return <ChoiceInput source={source} />
  if (means === 'staff') return <StaffInput source={source} />
  if (kind === 'json') throw new Error(`"${source}" is a JSON field: write an input for it`)
  const Kind = kind === 'list' && choices ? ChoicesInput : inputs[kind]
  return <Kind source={source} />
}

// Loaded lazily, because few forms have files.
const FileInput = lazy(async () => ({ default: (await import('./FileInput.tsx')).FileInput }))

const meanings = {
  money: MoneyInput,
  percent: PercentInput,
  area: AreaInput,
  colour: ColourInput,
}

const inputs = {
  text: TextInput,
  integer: FigureInput,
  decimal: FigureInput,
  flag: FlagInput,
  date: DateInput,
  seconds: DateInput,
  choice: ChoiceInput,
  list: ListInput,
  ref: ReferenceInput,
  refs: ReferencesInput,
}
