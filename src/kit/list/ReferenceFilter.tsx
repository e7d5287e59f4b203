import { useState } from 'react'
import { useGetMany, useListContext, useTranslate } from 'react-admin'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { useOptions } from '#src/kit/input/useOptions.ts'
import { Checklist } from './Checklist.tsx'
import styles from './Filter.module.css'
import type { FilterPanelProps } from './FilterPanel.tsx'
import { focusOnOpen } from './focusOnOpen.ts'

/**
 * Records to tick, found as one types. A level below another (`within` in the contract) offers only what lies in the
 * chosen upper ones.
 */
export function ReferenceFilter({ field, value, onChange }: FilterPanelProps) {
  const resource = useResourceOf(field.to ?? '')
  const { filterValues } = useListContext()
  const translate = useTranslate()
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
  // What is ticked stays in sight, whatever is typed.
  const ticked = known.flatMap((record) => (record ? [record] : []))
  const shown = [...ticked, ...options.filter(({ id }) => !chosen.includes(id))]
  return (
    <>
      <input
        className={styles['find']}
        type="search"
        value={text}
        ref={focusOnOpen}
        aria-label={translate('atrium.action.search')}
        placeholder={translate('atrium.action.search')}
        onChange={(event) => setText(event.target.value)}
      />
      <Checklist
        options={shown.map((record) => ({ value: String(record.id), text: nameOf(record) }))}
        chosen={chosen}
        onChange={(next) => onChange(next.length === 0 ? undefined : next)}
      />
      {shown.length === 0 && (
        <output className={styles['none']}>
          {translate(isPending ? 'atrium.state.loading' : 'atrium.state.no_result.title')}
        </output>
      )}
    </>
  )
}
