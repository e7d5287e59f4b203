import { useState } from 'react'
import { useGetMany, useListContext } from 'react-admin'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { useOptions } from '#src/kit/form/input/useOptions.ts'
import type { FilterPanelProps } from './FilterPanel.tsx'
import { SearchedChecklist } from './SearchedChecklist.tsx'

/**
 * Checkboxes for records, with search. A lower level (`within` in the contract) offers only records in the
 * selected upper level.
 */
export function ReferenceFilter({ field, value, onChange }: FilterPanelProps) {
  const resource = useResourceOf(field.to ?? '')
  const { filterValues } = useListContext()
  const nameOf = useLocalName()
  const [text, setText] = useState('')
  const upper: unknown = field.within === undefined ? undefined : filterValues[field.within]
  const { options, isPending } = useOptions({
    resource,
    text,
    filter: field.within === undefined || upper === undefined ? {} : { [field.within]: upper },
  })
  const chosen: unknown[] = value === undefined ? [] : [value].flat()
  const { data: known = [] } = useGetMany(
    resource ?? '',
    { ids: chosen.map(String) },
    { enabled: resource !== undefined && chosen.length > 0 },
  )
  // Selected records stay visible, whatever the user types.
  const ticked = known.flatMap((record) => (record ? [record] : []))
  const shown = [...ticked, ...options.filter(({ id }) => !chosen.includes(id))]
  return (
    <SearchedChecklist
      text={text}
      onText={setText}
      options={shown.map((record) => ({ value: String(record.id), text: nameOf(record) }))}
      chosen={chosen}
      onChange={onChange}
      isPending={isPending}
    />
  )
}
