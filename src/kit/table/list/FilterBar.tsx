import { Button, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { LaterMenu } from '#src/kit/base/control/LaterPopover.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { ChosenChip } from './ChosenChip.tsx'
import { FilterChip } from './FilterChip.tsx'
import styles from './List.module.css'
import { SearchBox } from './SearchBox.tsx'

interface FilterBarProps {
  filters?: readonly string[] | undefined
  more?: readonly string[] | undefined
}

/**
 * Search and filters in a row of chips; filters under "more" join the row when they are chosen or have a
 * value.
 */
export function FilterBar({ filters = [], more = [] }: FilterBarProps) {
  const { filterValues, setFilters, displayedFilters } = useListContext()
  const [added, setAdded] = useState<string | null>(null)
  const translate = useTranslate()
  const contract = useContract()
  const joined = more.filter(
    (source) => source in filterValues || source === added || displayedFilters[source],
  )
  return (
    <fieldset className={styles['filters']} aria-label={translate('atrium.action.filters')}>
      {contract.search.length > 0 && <SearchBox />}
      <div className={styles['chips']}>
        <ChosenChip />
        {[...filters, ...joined].map((source) => (
          <FilterChip key={source} source={source} startsOpen={source === added} />
        ))}
        <MoreFilters sources={more.filter((source) => !joined.includes(source))} onAdd={setAdded} />
        {Object.keys(filterValues).length > 0 && (
          <Button
            size="small"
            onClick={() => {
              setAdded(null)
              setFilters({}, {})
            }}
          >
            {translate('atrium.action.clear_filters')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

function MoreFilters({ sources, onAdd }: { sources: readonly string[]; onAdd: (source: string) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const translate = useTranslate()
  const words = useWords()
  if (sources.length === 0) return null
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('atrium.action.more_filters')}
      </Button>
      <LaterMenu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {sources.map((source) => (
          <MenuItem
            key={source}
            onClick={() => {
              setAnchor(null)
              onAdd(source)
            }}
          >
            {words.label(source)}
          </MenuItem>
        ))}
      </LaterMenu>
    </>
  )
}
