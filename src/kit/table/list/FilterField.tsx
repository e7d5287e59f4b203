import { useId, useRef, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { fieldOf, useContract } from '#src/kit/base/resource/contractOf.ts'
import { LaterPopover } from '#src/kit/base/control/LaterPopover.tsx'
import { isFreeText } from '#src/kit/value/field/isFreeText.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import chip from './FilterChip.module.css'
import styles from './FilterForm.module.css'
import { FilterPanel } from './FilterPanel.tsx'
import { FilterText } from './FilterText.tsx'

interface FilterFieldProps {
  source: string
  /** A value of `cond`; undefined if there is none. */
  value: unknown
  onChange: (value: unknown) => void
}

/** A filter as a labelled field: a text input, or for other kinds a button that opens a panel of choices. */
export function FilterField({ source, value, onChange }: FilterFieldProps) {
  const contract = useContract()
  const field = contract.asked[source] ?? fieldOf(contract, source)
  const label = useWords().label(source)
  const translate = useTranslate()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  if (isFreeText(field)) {
    const { $like } = (value ?? {}) as { $like?: unknown }
    return (
      <label className={styles['field']}>
        <span className="muted small">{label}</span>
        <input
          type="text"
          value={typeof $like === 'string' ? $like : ''}
          maxLength={field.max ?? 200}
          onChange={({ target }) => onChange(target.value === '' ? undefined : { $like: target.value })}
        />
      </label>
    )
  }
  return (
    <div className={styles['field']}>
      <span id={id} className="muted small">
        {label}
      </span>
      <button
        ref={button}
        type="button"
        className={`cut ${styles['choose']}`}
        aria-labelledby={`${id} ${id}-value`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <span id={`${id}-value`} data-empty={value === undefined || undefined}>
          {value === undefined ? (
            translate('atrium.list.grid.any')
          ) : (
            <FilterText field={field} source={source} value={value} />
          )}
        </span>
      </button>
      <LaterPopover
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, className: chip['panel'] } }}
      >
        <FilterPanel
          field={field}
          source={source}
          value={value}
          onChange={onChange}
          onDone={() => setOpen(false)}
        />
      </LaterPopover>
    </div>
  )
}
