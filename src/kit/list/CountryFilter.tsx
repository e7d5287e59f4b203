import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useCountries } from '#src/kit/field/useCountries.ts'
import { Checklist } from './Checklist.tsx'
import styles from './Filter.module.css'
import type { FilterPanelProps } from './FilterPanel.tsx'
import { focusOnOpen } from './focusOnOpen.ts'

/** Countries and regions to tick, found by name or code as one types; what is ticked stays on top. */
export function CountryFilter({ value, onChange }: FilterPanelProps) {
  const countries = useCountries()
  const translate = useTranslate()
  const [text, setText] = useState('')
  const chosen: unknown[] = value === undefined ? [] : [value].flat()
  const wanted = text.trim().toLowerCase()
  const isFound = ({ id, name }: { id: string; name: string }) =>
    `${name} ${id}`.toLowerCase().includes(wanted)
  const isChosen = ({ id }: { id: string }) => chosen.includes(id)
  const shown = [...countries.filter(isChosen), ...countries.filter((one) => !isChosen(one) && isFound(one))]
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
        options={shown.map(({ id, name }) => ({ value: id, text: name }))}
        chosen={chosen}
        onChange={(next) => onChange(next.length === 0 ? undefined : next)}
      />
      {shown.length === 0 && (
        <output className={styles['none']}>{translate('atrium.state.no_result.title')}</output>
      )}
    </>
  )
}
