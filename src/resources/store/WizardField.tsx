import { useId } from 'react'
import { DayBox } from '#src/kit/input/DayBox.tsx'
import styles from './Store.module.css'
import wizard from './StoreChange.module.css'

interface WizardFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: 'text' | 'date' | 'figure'
  readonly error?: string | undefined
  readonly help?: string | undefined
  /** The latest date that can be chosen. */
  readonly max?: string | undefined
}

/** A field of a wizard, with its label above and its error and help below. */
export function WizardField({ label, value, onChange, type = 'text', error, help, max }: WizardFieldProps) {
  const id = useId()
  const shared = {
    id,
    value,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-help`,
  }
  return (
    <div className={wizard['field']}>
      <label htmlFor={id}>{label}</label>
      {type === 'date' ? (
        <DayBox {...shared} max={max} onChange={onChange} />
      ) : (
        <input
          {...shared}
          type="text"
          {...(type === 'figure' ? { inputMode: 'decimal' } : {})}
          autoComplete="off"
          maxLength={30}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <div id={`${id}-help`} className={wizard['under']}>
        {error !== undefined && <p className={styles['error']}>{error}</p>}
        {help !== undefined && <p className={styles['second']}>{help}</p>}
      </div>
    </div>
  )
}

/** Reads an area as users type it, with a comma or a point; 0 if it is not one. */
export const areaIn = (text: string): number => {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(value) && value > 0 ? value : 0
}
