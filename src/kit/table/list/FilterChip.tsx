import Close from '@mui/icons-material/CloseRounded'
import { useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { fieldOf, useContract } from '#src/kit/base/resource/contractOf.ts'
import { LaterPopover } from '#src/kit/base/control/LaterPopover.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import styles from './FilterChip.module.css'
import { FilterPanel } from './FilterPanel.tsx'
import { FilterText } from './FilterText.tsx'

/** A filter by one field: a chip that opens its choices, shows its value, and can be removed. */
export function FilterChip({ source, startsOpen = false }: { source: string; startsOpen?: boolean }) {
  const contract = useContract()
  const field = contract.asked[source] ?? fieldOf(contract, source)
  const { filterValues, setFilters, displayedFilters } = useListContext()
  const translate = useTranslate()
  const label = useWords().label(source)
  const chip = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(startsOpen)
  // The address follows a moment later; a change shows immediately, and the next change builds on it.
  const settled: unknown = filterValues[source]
  const [{ value, seen }, setLocal] = useState({ value: settled, seen: settled })
  if (!isEqual(seen, settled)) setLocal({ value: settled, seen: settled })
  const setValue = (next: unknown) => {
    setLocal({ value: next, seen })
    const { [source]: _, ...others } = filterValues
    setFilters(next === undefined ? others : { ...others, [source]: next }, displayedFilters)
  }
  return (
    <div className={styles['chip']} ref={chip} data-active={value !== undefined || undefined}>
      <button
        type="button"
        className="cut"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {value === undefined ? (
          label
        ) : (
          <>
            {translate('atrium.labelled', { label, name: '' })}
            <FilterText field={field} source={source} value={value} />
          </>
        )}
      </button>
      {value !== undefined && (
        <button
          type="button"
          className={`stack center rigid ${styles['remove']}`}
          aria-label={translate('atrium.labelled', {
            label: translate('ra.action.remove_filter'),
            name: label,
          })}
          onClick={() => setValue(undefined)}
        >
          <Close aria-hidden="true" />
        </button>
      )}
      <LaterPopover
        open={isOpen}
        anchorEl={() => chip.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, className: styles['panel'] } }}
      >
        <FilterPanel
          field={field}
          source={source}
          value={value}
          onChange={setValue}
          onDone={() => setOpen(false)}
        />
      </LaterPopover>
    </div>
  )
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
