import { useState } from 'react'
import { useCountries } from '#src/kit/value/field/useCountries.ts'
import type { FilterPanelProps } from './FilterPanel.tsx'
import { SearchedChecklist } from './SearchedChecklist.tsx'

/** Checkboxes for countries and regions, with search by name or code; selected ones stay on top. */
export function CountryFilter({ value, onChange }: FilterPanelProps) {
  const countries = useCountries()
  const [text, setText] = useState('')
  const chosen: unknown[] = value === undefined ? [] : [value].flat()
  const wanted = text.trim().toLowerCase()
  const isFound = ({ id, name }: { id: string; name: string }) =>
    `${name} ${id}`.toLowerCase().includes(wanted)
  const isChosen = ({ id }: { id: string }) => chosen.includes(id)
  const shown = [...countries.filter(isChosen), ...countries.filter((one) => !isChosen(one) && isFound(one))]
  return (
    <SearchedChecklist
      text={text}
      onText={setText}
      options={shown.map(({ id, name }) => ({ value: id, text: name }))}
      chosen={chosen}
      onChange={onChange}
    />
  )
}
