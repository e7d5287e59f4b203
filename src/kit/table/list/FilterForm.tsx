import { Button } from '@mui/material'
import { useState } from 'react'
import { ListContextProvider, useListContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { isSameValue } from '#src/kit/form/change/changes.ts'
import { UnsavedInput } from '#src/kit/form/UnsavedInput.tsx'
import { ChosenChip } from './ChosenChip.tsx'
import { FilterField } from './FilterField.tsx'
import styles from './FilterForm.module.css'

/**
 * All filters as labelled fields, for users who search by several at once: nothing is fetched until they
 * submit. Its initial values are the filters in the address; use these as its key.
 */
export function FilterForm({ sources }: { sources: readonly string[] }) {
  const list = useListContext()
  const { filterValues, setFilters } = list
  const [draft, setDraft] = useState<Record<string, unknown>>(filterValues)
  const hidden = sources.slice(atOnce)
  const [isWhole, setWhole] = useState(hidden.some((source) => source in filterValues))
  const translate = useTranslate()
  const text = draft['q']
  const put = (source: string, value: unknown) => {
    const { [source]: _, ...others } = draft
    setDraft(value === undefined ? others : { ...others, [source]: value })
  }
  return (
    <search className="grow">
      <UnsavedInput
        surface="list.filters"
        of={list.resource}
        value={draft}
        hasChanges={!isSameValue(draft, filterValues)}
        onRestore={setDraft}
      />
      <form
        className={styles['form']}
        aria-label={translate('atrium.action.filters')}
        onSubmit={(event) => {
          event.preventDefault()
          setFilters(draft, {})
        }}
      >
        <label className={styles['field']}>
          <span className="muted small">{translate('atrium.action.search')}</span>
          <input
            type="search"
            value={typeof text === 'string' ? text : ''}
            maxLength={200}
            onChange={({ target }) => put('q', target.value === '' ? undefined : target.value)}
          />
        </label>
        {/* Options within another selection are looked up by the values of the form, not by the filters
            of the
                                    list. */}
        <ListContextProvider value={{ ...list, filterValues: draft }}>
          {(isWhole ? sources : sources.slice(0, atOnce)).map((source) => (
            <FilterField
              key={source}
              source={source}
              value={draft[source]}
              onChange={(value) => put(source, value)}
            />
          ))}
        </ListContextProvider>
        <div className={styles['buttons']}>
          <ChosenChip />
          {hidden.length > 0 && (
            <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {translate(isWhole ? 'atrium.list.grid.collapse' : 'atrium.list.grid.expand')}
            </Button>
          )}
          <Button
            size="small"
            variant="outlined"
            onClick={() => {
              setDraft({})
              setFilters({}, {})
            }}
          >
            {translate('ra.action.reset')}
          </Button>
          <Button type="submit" size="small" variant="contained">
            {translate('atrium.action.search')}
          </Button>
        </div>
      </form>
    </search>
  )
}

/** Together with the search, these fit into one row on most screens. */
const atOnce = 3
